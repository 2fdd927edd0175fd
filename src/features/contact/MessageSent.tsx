import type { Labels } from '../../i18n/en.ts';
import { fill } from '../../i18n/interpolate.ts';
import { LetterBox } from './ContactPanel.tsx';
import type { Message } from './message.ts';
import styles from './MessageSent.module.css';

interface ReceiptProps {
  message: Message;
  /** When the answer came. */
  at: Date;
  locale: string;
  labels: Labels['contact'];
  onRestart: () => void;
}

/** What was sent, once it has arrived. */
export function Receipt({ message, at, locale, labels, onRestart }: ReceiptProps) {
  const { sent, form } = labels;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const rows = [
    [sent.at, time.format(at)],
    [form.name, message.name],
    [form.email, message.email],
    [form.subject, message.subject],
    [form.message, message.message],
  ] as const;
  return (
    <LetterBox heading={sent.heading} headingId="contact-receipt">
      <div className={styles.receipt}>
        <p className={styles.lead} role="status">
          {fill(sent.text, { email: message.email })}
        </p>
        <h3 className={styles.heading}>{sent.copy}</h3>
        <dl className={styles.rows}>
          {rows.map(([name, text]) => (
            <div key={name} className={styles.row}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.text} dir="auto">
                {text}
              </dd>
            </div>
          ))}
          {message.saved.length > 0 && (
            <div className={styles.row}>
              <dt className={styles.name}>{form.saved}</dt>
              {message.saved.map(({ id, title }) => (
                <dd key={id} className={styles.text} dir="auto">
                  {title}
                </dd>
              ))}
            </div>
          )}
        </dl>
        <button type="button" className={styles.another} onClick={onRestart}>
          {sent.another}
        </button>
      </div>
    </LetterBox>
  );
}
