import type { Messages } from '../../i18n/en.ts';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
  messages: Messages['contact']['form'];
  onClear: () => void;
}

/** Says that a draft came back, and lets the visitor discard it. */
export function DraftNote({ messages, onClear }: DraftNoteProps) {
  return (
    <p className={styles.note} role="status">
      {messages.draft}{' '}
      <button type="button" className={styles.clear} onClick={onClear}>
        {messages.discard}
      </button>
    </p>
  );
}
