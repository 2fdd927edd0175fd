import styles from './Marked.module.css';
import { markTitle } from './mark-title.ts';

interface MarkedProps {
  title: string;
  /** What was searched for. */
  keywords: string;
}

/** A title with the letters marked that the keywords match. */
export function Marked({ title, keywords }: MarkedProps) {
  return markTitle(title, keywords).map(({ text, at, marked }) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
