import styles from './Marked.module.css';
import type { Stretch } from './mark-title.ts';

interface MarkedProps {
  stretches: readonly Stretch[];
}

/** A title with the letters marked that the keywords match. */
export function Marked({ stretches }: MarkedProps) {
  return stretches.map(({ text, at, marked }) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
