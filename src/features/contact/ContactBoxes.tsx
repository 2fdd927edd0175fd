import CardIcon from '~icons/tabler/address-book';
import MailIcon from '~icons/tabler/mail';
import PhoneIcon from '~icons/tabler/phone';
import { href } from '../../components/href.ts';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Messages } from '../../i18n/en.ts';
import styles from './ContactBoxes.module.css';

interface ContactBoxesProps {
  email?: Contact['email'];
  phone?: Contact['phone'];
  /** Where the owner's card for address books stands, without the sub-path and the root of the language. */
  card: string;
  /** The path that the pages of the language stand below. */
  root: string;
  messages: Messages['contact'];
}

/** The email box, the phone box and the owner's card. */
export function ContactBoxes({ email, phone, card, root, messages }: ContactBoxesProps) {
  return (
    <ul className={styles.boxes}>
      {email && (
        <li>
          <a className={styles.box} href={`mailto:${email}`}>
            <MailIcon className={styles.icon} aria-hidden="true" />
            <span>
              <span className={styles.label}>{messages.email}</span> <span dir="ltr">{email}</span>
            </span>
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a className={styles.box} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <PhoneIcon className={styles.icon} aria-hidden="true" />
            <span>
              <span className={styles.label}>{messages.phone}</span> <span dir="ltr">{phone}</span>
            </span>
          </a>
        </li>
      )}
      <li>
        <a className={styles.box} href={href(card, root)}>
          <CardIcon className={styles.icon} aria-hidden="true" />
          <span>{messages.card}</span>
        </a>
      </li>
    </ul>
  );
}
