import { messages } from '../messages.ts';
import styles from './FieldFrame.module.css';

interface LongTextProps {
  /** The whole file, or the Markdown below its fields. */
  id: 'text' | 'markdown';
  value: string;
  onChange: (value: string) => void;
}

export function LongText({ id, value, onChange }: LongTextProps) {
  const isCode = id === 'text';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {messages.file[id]}
      </label>
      {!isCode && (
        <p className={styles.description} id="markdown-about">
          {messages.file.markdownNote}
        </p>
      )}
      <textarea
        id={id}
        className={isCode ? styles.code : styles.long}
        aria-describedby={isCode ? undefined : 'markdown-about'}
        rows={isCode ? 30 : 18}
        spellCheck={!isCode}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
