import styles from './AnimatedHeadline.module.css';

interface AnimatedHeadlineProps {
  lead?: string | undefined;
  words: readonly string[];
  /** Time of one keystroke, of typing and of erasing, in milliseconds; 1 or more. */
  speed: number;
  /** How long a finished word rests, in milliseconds; 1 or more. */
  pause: number;
  /** The whole headline as one sentence, for screen readers and without JavaScript. */
  sentence: string;
}

/**
 * The headline of Home. Screen readers get one sentence that never changes; the typed part is
 * hidden from them, and has room for the longest word at every width. The HTML has the first word
 * finished; in the browser `type-headline.ts` continues from there.
 */
export function AnimatedHeadline({ lead, sentence, ...typing }: AnimatedHeadlineProps) {
  return (
    <h1 className={styles.headline}>
      <span className={styles.sentence}>{sentence}</span>
      <span className={`screen-only script-only ${styles.moving}`} aria-hidden="true">
        {lead && <span className={styles.lead}>{lead}</span>}
        <span className={styles.stack}>
          {[...new Set(typing.words)].map((word) => (
            <span key={word} className={styles.room} data-room={word} />
          ))}
          <span className={styles.typed} data-typing={JSON.stringify(typing)}>
            <span data-typed="">{typing.words[0]}</span>
            <span className={styles.cursor} />
          </span>
        </span>
      </span>
    </h1>
  );
}
