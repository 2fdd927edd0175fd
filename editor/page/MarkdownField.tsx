import { words } from '../words.ts';
import styles from './FieldFrame.module.css';

interface MarkdownFieldProps {
  body: string;
  onChange: (body: string) => void;
}

export function MarkdownField({ body, onChange }: MarkdownFieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor="body">
        {words.file.markdown}
      </label>
      <p className={styles.description} id="body-about">
        {words.file.markdownNote}
      </p>
      <textarea
        id="body"
        className={styles.long}
        aria-describedby="body-about"
        rows={18}
        value={body}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
