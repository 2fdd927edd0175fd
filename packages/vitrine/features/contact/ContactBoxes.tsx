import CardIcon from '~icons/tabler/address-book';
import MailIcon from '~icons/tabler/mail';
import PhoneIcon from '~icons/tabler/phone';
import type { Contact } from '../../content/schemas/contact.ts';
import type { Strings } from '../../i18n/language.ts';
import { telephoneLink } from '../../site/addresses.ts';
import { href } from '../../site/href.ts';
import styles from './ContactBoxes.module.css';

interface ContactBoxesProps {
  /** The email address of the owner. */
  email?: Contact['email'];
  /** The phone number of the owner, as visitors read it. */
  phone?: Contact['phone'];
  /** The path of the owner's vCard, without the sub-path of the site and the root path of the language. */
  card: string;
  root: string;
  strings: Strings['contact'];
}

/** Ways to reach the owner other than the form: email, phone, and a vCard for address books. */
export function ContactBoxes({ email, phone, card, root, strings }: ContactBoxesProps) {
  const boxes = [
    { Icon: MailIcon, link: email && `mailto:${email}`, label: strings.email, text: email },
    { Icon: PhoneIcon, link: phone && telephoneLink(phone), label: strings.phone, text: phone },
    { Icon: CardIcon, link: href(card, root), label: strings.card },
  ];
  return (
    <ul className={`contact-boxes ${styles.boxes}`}>
      {boxes.map(
        ({ Icon, link, label, text }) =>
          link && (
            <li key={link}>
              <a className={`contact-box ${styles.box}`} href={link}>
                <Icon className={`contact-icon ${styles.icon}`} aria-hidden="true" />
                {text ? (
                  <span>
                    <span className={`small-note contact-label ${styles.label}`}>{label}</span>{' '}
                    <span className="contact-value" dir="ltr">
                      {text}
                    </span>
                  </span>
                ) : (
                  <span className="contact-value">{label}</span>
                )}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
