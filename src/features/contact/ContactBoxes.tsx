import CardIcon from '~icons/tabler/address-book';
import MailIcon from '~icons/tabler/mail';
import PhoneIcon from '~icons/tabler/phone';
import type { Contact } from '../../content/schemas/contact.ts';
import type { UiStrings } from '../../i18n/en.ts';
import { href } from '../../lib/href.ts';
import styles from './ContactBoxes.module.css';

interface ContactBoxesProps {
  /** The address for mail. */
  email?: Contact['email'];
  /** The number as it is read. */
  phone?: Contact['phone'];
  /** The path of the owner's vCard, without the sub-path and the root of the language. */
  card: string;
  root: string;
  strings: UiStrings['contact'];
}

/** Ways to reach the owner beside the form: mail, phone, and a card for address books. */
export function ContactBoxes({ email, phone, card, root, strings }: ContactBoxesProps) {
  const tel = phone?.replaceAll(/[^+\d]/g, '');
  const boxes = [
    { Icon: MailIcon, link: email && `mailto:${email}`, label: strings.email, text: email },
    { Icon: PhoneIcon, link: tel && `tel:${tel}`, label: strings.phone, text: phone },
    { Icon: CardIcon, link: href(card, root), label: strings.card },
  ];
  return (
    <ul className={styles.boxes}>
      {boxes.map(
        ({ Icon, link, label, text }) =>
          link && (
            <li key={link}>
              <a className={styles.box} href={link}>
                <Icon className={styles.icon} aria-hidden="true" />
                {text ? (
                  <span>
                    <span className={`small-note ${styles.label}`}>{label}</span>{' '}
                    <span dir="ltr">{text}</span>
                  </span>
                ) : (
                  <span>{label}</span>
                )}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
