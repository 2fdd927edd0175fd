import type { Messages } from '../../i18n/en.ts';
import styles from './Greeting.module.css';

/**
 * A neutral greeting with room for the longest one. In the browser `daypart-clock.ts` replaces it by
 * that of the visitor's part of the day.
 */
export function Greeting({ messages }: { messages: Messages['greeting'] }) {
  return (
    <span className={styles.stack}>
      {Object.entries(messages).map(([name, words]) => (
        <span key={name} data-daypart={name} data-room={words} />
      ))}
      <span data-greeting="">{messages.neutral}</span>
    </span>
  );
}
