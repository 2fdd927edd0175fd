import type { Contact } from '../../content/schemas/contact.ts';
import type { UiStrings } from '../../i18n/en.ts';
import styles from './Availability.module.css';

interface AvailabilityProps {
  /** Whether the owner takes new work, and the words for it. */
  sign: NonNullable<Contact['sign']>;
  strings: UiStrings['contact'];
}

/** Whether the owner takes new work. */
export function Availability({ sign, strings }: AvailabilityProps) {
  return (
    <p className={`sign ${sign.open ? '' : 'closed'} ${styles.sign}`}>
      <strong className={styles.state}>{sign.open ? strings.open : strings.closed}</strong>
      <span className={styles.text}>{sign.text}</span>
      {sign.note && <span className={styles.note}>{sign.note}</span>}
    </p>
  );
}
