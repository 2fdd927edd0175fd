import styles from './TypedHeadline.module.css';

interface TypedHeadlineProps {
  /** The part that stands still. */
  lead?: string | undefined;
  /** The words, in order. */
  words: readonly string[];
  /** The whole headline as one sentence, for screen readers and without JavaScript. */
  sentence: string;
}

/**
 * The headline of Home. Screen readers get one sentence that never changes; the moving part is
 * hidden from them, and has room for the longest word at every width.
 */
export function TypedHeadline({ lead, words, sentence }: TypedHeadlineProps) {
  return (
    <h1 className={styles.headline}>
      <span className={styles.sentence}>{sentence}</span>
      <span className={styles.moving} aria-hidden="true">
        {lead && <span className={styles.lead}>{lead}</span>}
        <span className={styles.stack}>
          {words.map((word) => (
            <span key={word} className={styles.room}>
              {word}
            </span>
          ))}
          <span className={styles.typed}>
            {words[0]}
            <span className={styles.caret} />
          </span>
        </span>
      </span>
    </h1>
  );
}
