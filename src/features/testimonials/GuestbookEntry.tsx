import { Picture, type PictureData } from '../../components/Picture.tsx';
import styles from './GuestbookEntry.module.css';

/** What a page of the guest book shows. */
export interface GuestbookItem {
  id: string;
  /** Who says it. */
  author: string;
  /** What the author does, and where. */
  title?: string | undefined;
  /** What the author says. */
  text: string;
  portrait?: PictureData | undefined;
}

interface GuestbookEntryProps {
  item: GuestbookItem;
  /** Whether the author's title is shown. */
  withTitle: boolean;
  /** How many entries stand side by side on a large screen. */
  columns: 1 | 3;
}

/** How wide the portrait is shown: pasted in large on an open page, small beside a signature. */
const portraitSizes = {
  1: '(width >= 46rem) 13rem, 3.5rem',
  3: '(46rem <= width < 65rem) 13rem, 3.5rem',
} as const;

/** From how many characters on a text scrolls instead of making every entry as high. */
const longText = 900;

/**
 * A testimonial on the ruled paper of a guest book, signed with name and portrait. Where there is
 * room the book lies open, with the portrait on its left page.
 */
export function GuestbookEntry({ item, withTitle, columns }: GuestbookEntryProps) {
  const { author, title, text, portrait } = item;
  const isLong = text.length > longText;
  return (
    <figure className={`${styles.entry} ${portrait ? styles.withPortrait : ''}`}>
      {portrait && (
        <Picture
          className={styles.portrait}
          picture={portrait}
          alt=""
          sizes={portraitSizes[columns]}
        />
      )}
      <blockquote
        className={`${styles.text} ${isLong ? styles.long : ''}`}
        dir="auto"
        tabIndex={isLong ? 0 : undefined}
      >
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.signature}>
        <span className={styles.author} dir="auto">
          {author}
        </span>
        {withTitle && title && <span className={styles.title}>{title}</span>}
      </figcaption>
    </figure>
  );
}
