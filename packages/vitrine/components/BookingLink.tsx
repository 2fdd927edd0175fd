import type { Contact } from '../content/schemas/contact.ts';
import { writeMinutes } from '../i18n/write-minutes.ts';
import { BidiText } from './BidiText.tsx';
import styles from './BookingLink.module.css';

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
        <span lang={lang}>
          <BidiText>{booking.label}</BidiText>
        </span>{' '}
        <span className="small-note">{writeMinutes(booking.minutes, locale)}</span>
      </a>
    </p>
  );
}
