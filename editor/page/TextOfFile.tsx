import { words } from '../words.ts';
import styles from './FieldFrame.module.css';

interface TextOfFileProps {
  text: string;
  onChange: (text: string) => void;
}

export function TextOfFile({ text, onChange }: TextOfFileProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="text">
        {words.file.text}
      </label>
      <textarea
        id="text"
        className={styles.code}
        rows={30}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
