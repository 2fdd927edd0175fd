import { bidiText } from '../../components/bidi-text.tsx';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Strings } from '../../i18n/language.ts';
import styles from './Availability.module.css';

interface AvailabilityProps {
  /** Whether the owner takes new work, and the texts that say so. */
  availability: NonNullable<Contact['availability']>;
  strings: Strings['contact'];
}

/** Shows whether the owner takes new work. */
export function Availability({ availability, strings }: AvailabilityProps) {
  return (
    <p className={`availability ${availability.open ? '' : 'closed'} ${styles.availability}`}>
      <strong className={`availability-state ${styles.state}`}>
        {availability.open ? strings.open : strings.closed}
      </strong>
      <span className={`availability-text ${styles.text}`}>{bidiText(availability.text)}</span>
      {availability.note && (
        <span className={`availability-note ${styles.note}`}>{bidiText(availability.note)}</span>
      )}
    </p>
  );
}
