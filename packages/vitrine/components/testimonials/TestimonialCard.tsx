import { directionOf } from '../../i18n/direction.ts';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { bidiText } from '../bidi-text.tsx';
import type { PictureData } from '../make-picture.ts';
import { Picture } from '../Picture.tsx';
import styles from './TestimonialCard.module.css';

export interface TestimonialCardData {
  id: string;
  author: string;
  /** The role and company of the author. */
  title?: string | undefined;
  text: string;
  /** One to five stars. */
  stars?: number | undefined;
  portrait?: PictureData | undefined;
  source?: string | undefined;
  /** Links to the project or service that the testimonial is about and to its source; `to` is the value of `href`. */
  links?: readonly { label: string; to: string }[] | undefined;
}

interface TestimonialCardProps {
  item: TestimonialCardData;
  withTitle: boolean;
  /** Number of testimonials side by side on a large screen. */
  columns: 1 | 3;
  locale: string;
  strings: Strings['testimonials'];
}

/** Maximum length of a text in characters; a longer one scrolls, so that other cards stay short. */
const longText = 900;

/** A testimonial with name and portrait of its author. In wide cards the portrait is on the left. */
export function TestimonialCard(props: TestimonialCardProps) {
  const { item, withTitle, columns, locale, strings } = props;
  const { author, title, text, stars, portrait, source, links = [] } = item;
  const [textDir, authorDir] = [directionOf(text), directionOf(author)];
  const isLong = text.length > longText;
  return (
    <figure className={`quote ${styles.entry} ${portrait ? styles.withPortrait : ''}`}>
      {portrait && (
        <Picture
          className={`quote-portrait ${styles.portrait}`}
          picture={portrait}
          alt=""
          sizes={`(46rem <= width${columns === 3 ? ' < 65rem' : ''}) 13rem, 3.5rem`}
        />
      )}
      <blockquote
        className={`quote-text ${styles.text} ${isLong ? styles.long : ''}`}
        cite={source}
        dir={textDir}
        tabIndex={isLong ? 0 : undefined}
      >
        <p className="quote-words">{bidiText(text, textDir)}</p>
      </blockquote>
      <figcaption className={`signature ${styles.signature}`}>
        <span className={`author ${styles.author}`} dir={authorDir}>
          {bidiText(author, authorDir)}
        </span>
        {stars !== undefined && (
          <span
            className={styles.title}
            role="img"
            aria-label={t(strings.stars, { count: stars }, locale)}
          >
            {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
          </span>
        )}
        {withTitle && title && (
          <span className={`small-note ${styles.title}`}>{bidiText(title)}</span>
        )}
        {links.map(({ label, to }) => (
          <a key={to} className={`small-note ${styles.link}`} href={to}>
            {bidiText(label)}
          </a>
        ))}
      </figcaption>
    </figure>
  );
}
