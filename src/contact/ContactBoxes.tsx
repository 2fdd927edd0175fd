import MailIcon from '~icons/tabler/mail';
import PhoneIcon from '~icons/tabler/phone';
import type { Contact } from '../content/schemas/contact.ts';
import type { Labels } from '../labels/en.ts';
import styles from './ContactBoxes.module.css';

interface ContactBoxesProps {
  email?: Contact['email'];
  phone?: Contact['phone'];
  labels: Labels['contact'];
}

/** The email box and the phone box. */
export function ContactBoxes({ email, phone, labels }: ContactBoxesProps) {
  return (
    <ul className={styles.boxes}>
      {email && (
        <li>
          <a className={styles.box} href={`mailto:${email}`}>
            <MailIcon className={styles.icon} aria-hidden="true" />
            <span>
              <span className={styles.label}>{labels.email}</span> {email}
            </span>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a className={styles.box} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <PhoneIcon className={styles.icon} aria-hidden="true" />
            <span>
              <span className={styles.label}>{labels.phone}</span> <span dir="ltr">{phone}</span>
            </span>
          </a>
        </li>
      )}
    </ul>
  );
}
