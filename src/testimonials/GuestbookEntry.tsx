import { Picture, type PictureData } from '../ui/Picture.tsx';
import styles from './GuestbookEntry.module.css';

/** What a page of the guest book shows. */
export interface GuestbookRecord {
  id: string;
  /** Who says it. */
  author: string;
  /** What the author does, and where. */
  title?: string | undefined;
  /** What the author says. */
  text: string;
  /** The author's portrait. */
  portrait?: PictureData | undefined;
}

interface GuestbookEntryProps {
  record: GuestbookRecord;
  /** Whether the author's title is shown. */
  withTitle: boolean;
}

/** A testimonial on the ruled paper of a guest book, signed with name and portrait. */
export function GuestbookEntry({ record, withTitle }: GuestbookEntryProps) {
  const { author, title, text, portrait } = record;
  return (
    <figure className={styles.entry}>
      <blockquote className={styles.text}>
        <p>{text}</p>
      </blockquote>
      <figcaption className={styles.signature}>
        {portrait && (
          <Picture className={styles.portrait} picture={portrait} alt="" sizes="3.5rem" />
        )}
        <span>
          <span className={styles.author}>{author}</span>
          {withTitle && title && <span className={styles.title}>{title}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
