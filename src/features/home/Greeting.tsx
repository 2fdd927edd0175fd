import type { Messages } from '../../i18n/en.ts';
import styles from './Greeting.module.css';

interface GreetingProps {
  messages: Messages['greeting'];
}

/**
 * A neutral greeting with room for the longest one. The page's own script puts the words of the
 * visitor's hour in its place (start-time-of-day.ts).
 */
export function Greeting({ messages }: GreetingProps) {
  return (
    <span className={styles.stack}>
      {Object.entries(messages).map(([name, words]) => (
        <span key={name} className={styles.room} data-daypart={name} data-words={words} />
      ))}
      <span data-greeting="">{messages.neutral}</span>
    </span>
  );
}
