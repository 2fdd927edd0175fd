import type { Labels } from '../../i18n/en.ts';
import { href } from '../../components/href.ts';
import { LetterBox } from './ContactPanel.tsx';
import styles from './SentNote.module.css';

interface SentNoteProps {
  /** The path that the pages of the language stand below. */
  root: string;
  labels: Labels['contact']['sent'];
}

/** What a visitor reads whose browser sent the form by itself. */
export function SentNote({ root, labels }: SentNoteProps) {
  return (
    <div className={styles.note}>
      <LetterBox heading={labels.heading} level={1}>
        <p className={styles.text}>{labels.page}</p>
        <p className={styles.links}>
          <a href={href('/', root)}>{labels.back}</a>
          <a href={href('/contact', root)}>{labels.another}</a>
        </p>
      </LetterBox>
    </div>
  );
}
