import type { Labels } from '../../i18n/en.ts';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
  labels: Labels['contact']['form'];
  onClear: () => void;
}

/** Says that a draft came back, and lets the visitor throw it away. */
export function DraftNote({ labels, onClear }: DraftNoteProps) {
  return (
    <p className={styles.note} role="status">
      {labels.draft}{' '}
      <button type="button" className={styles.clear} onClick={onClear}>
        {labels.clear}
      </button>
    </p>
  );
}
