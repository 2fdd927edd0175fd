import { BookingLink } from '../../components/BookingLink.tsx';
import { FormPanel } from '../../components/form/FormPanel.tsx';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import type { Message } from '../../message/message.ts';
import styles from './MessageSent.module.css';

interface MessageSentProps {
  message: Message;
  /** When the response of the server arrived. */
  at: Date;
  booking: Contact['booking'];
  locale: string;
  strings: Strings['form'];
  onRestart: () => void;
}

/** The receipt that replaces the form: a copy of the message that was sent. */
export function MessageSent(props: MessageSentProps) {
  const { message, at, booking, locale, strings, onRestart } = props;
  const { sent, fields } = strings;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const rows = [
    { name: sent.at, texts: [time.format(at)] },
    { name: fields.name, texts: [message.name] },
    { name: fields.email, texts: [message.email] },
    { name: fields.subject, texts: [message.subject] },
    { name: fields.message, texts: [message.message] },
    ...message.choices.map(({ label, option }) => ({ name: label, texts: [option] })),
    { name: fields.page, texts: message.page === '' ? [] : [message.page] },
    { name: fields.saved, texts: message.saved.map(({ title }) => title) },
  ].filter(({ texts }) => texts.length > 0);
  return (
    <FormPanel heading={sent.heading} headingId="contact-receipt">
      <div className={styles.receipt}>
        <p className={styles.lead} role="status">
          {t(sent.text, { email: message.email }, locale)}
        </p>
        <h3>{sent.copy}</h3>
        <dl className={styles.rows}>
          {rows.map(({ name, texts }) => (
            <div key={name} className={styles.row}>
              <dt className="small-note">{name}</dt>
              {texts.map((text) => (
                <dd key={text} className={styles.text} dir="auto">
                  {text}
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <BookingLink booking={booking} locale={locale} />
        <button type="button" className={`quiet-button ${styles.another}`} onClick={onRestart}>
          {sent.another}
        </button>
      </div>
    </FormPanel>
  );
}
