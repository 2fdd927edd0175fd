import { words } from '../words.ts';
import styles from './FileEditor.module.css';

interface ChangedProps {
  onLoad: () => void;
}

/** Says that another program changed the file, and offers to load it anew. */
export function Changed({ onLoad }: ChangedProps) {
  return (
    <div className={styles.changed} role="alert">
      <p>{words.changed.told}</p>
      <button type="button" className="quiet" onClick={onLoad}>
        {words.changed.load}
      </button>
    </div>
  );
}
