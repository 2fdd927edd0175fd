import type { Contact } from '../content/schemas/contact.ts';
import { writeMinutes } from '../i18n/write-minutes.ts';
import styles from './BookingLink.module.css';
import { bidiText } from './bidi-text.tsx';

interface BookingLinkProps {
  booking: Contact['booking'];
  locale: string;
  lang?: string | undefined;
}

/** A link to the page where visitors book a call; renders nothing without `booking`. */
export function BookingLink({ booking, locale, lang }: BookingLinkProps) {
  if (!booking) return null;
  return (
    <p className={`screen-only ${styles.booking}`}>
      <a className={`quiet-button ${styles.link}`} href={booking.url}>
        <span lang={lang}>{bidiText(booking.label)}</span>{' '}
        <span className="small-note">{writeMinutes(booking.minutes, locale)}</span>
      </a>
    </p>
  );
}
