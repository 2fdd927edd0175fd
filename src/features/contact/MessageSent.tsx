import { BookingLink } from '../../components/BookingLink.tsx';
import type { Message } from '../../contact/message.ts';
import type { Contact } from '../../content/schemas/contact.ts';
import type { UiStrings } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import { ContactPanel } from './ContactPanel.tsx';
import styles from './MessageSent.module.css';

interface MessageSentProps {
  message: Message;
  /** When the answer came. */
  at: Date;
  booking: Contact['booking'];
  locale: string;
  strings: UiStrings['contact'];
  onRestart: () => void;
}

export function MessageSent({
  message,
  at,
  booking,
  locale,
  strings,
  onRestart,
}: MessageSentProps) {
  const { sent, form, mail } = strings;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const rows = [
    [sent.at, time.format(at)],
    [form.name, message.name],
    [form.email, message.email],
    [form.subject, message.subject],
    [form.message, message.message],
    ...message.choices.map(({ label, option }) => [label, option]),
    ...(message.page === '' ? [] : [[mail.page, message.page]]),
  ];
  return (
    <ContactPanel heading={sent.heading} headingId="contact-receipt">
      <div className={styles.receipt}>
        <p className={styles.lead} role="status">
          {interpolate(sent.text, { email: message.email })}
        </p>
        <h3>{sent.copy}</h3>
        <dl className={styles.rows}>
          {rows.map(([name, text]) => (
            <div key={name} className={styles.row}>
              <dt className="small-note">{name}</dt>
              <dd className={styles.text} dir="auto">
                {text}
              </dd>
            </div>
          ))}
          {message.saved.length > 0 && (
            <div className={styles.row}>
              <dt className="small-note">{form.saved}</dt>
              {message.saved.map(({ id, title }) => (
                <dd key={id} className={styles.text} dir="auto">
                  {title}
                </dd>
              ))}
            </div>
          )}
        </dl>
        <BookingLink booking={booking} locale={locale} />
        <button type="button" className={`quiet-button ${styles.another}`} onClick={onRestart}>
          {sent.another}
        </button>
      </div>
    </ContactPanel>
  );
}
