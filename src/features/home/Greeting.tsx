import type { Labels } from '../../i18n/en.ts';
import styles from './Greeting.module.css';

interface GreetingProps {
  labels: Labels['greeting'];
}

/**
 * A neutral greeting with room for the longest one. The page's own script puts the words of the
 * visitor's hour in its place (start-time-of-day.ts).
 */
export function Greeting({ labels }: GreetingProps) {
  return (
    <span className={styles.stack}>
      {Object.entries(labels).map(([name, words]) => (
        <span key={name} className={styles.room} data-daypart={name} data-words={words} />
      ))}
      <span data-greeting="">{labels.neutral}</span>
    </span>
  );
}
