import type { Labels } from '../labels/en.ts';
import { href } from '../ui/href.ts';
import { LetterBox } from './LetterBox.tsx';
import styles from './SentNote.module.css';

interface SentNoteProps {
  labels: Labels['contact']['sent'];
}

/** What a visitor reads whose browser sent the form by itself. */
export function SentNote({ labels }: SentNoteProps) {
  return (
    <div className={styles.note}>
      <LetterBox heading={labels.heading} level={1}>
        <p className={styles.text}>{labels.page}</p>
        <p className={styles.links}>
          <a href={href('/')}>{labels.back}</a>
          <a href={href('/contact')}>{labels.another}</a>
        </p>
      </LetterBox>
    </div>
  );
}
