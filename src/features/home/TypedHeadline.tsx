import { useRef } from 'react';
import styles from './TypedHeadline.module.css';
import { useTyping } from './use-typing.ts';

interface TypedHeadlineProps {
  /** The part that stands still. */
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
 * The headline of Home. Screen readers get one sentence that never changes; the moving part is
 * hidden from them, and has room for the longest word at every width. It begins with the first
 * word finished, as the HTML shows it.
 */
export function TypedHeadline({ lead, words, speed, pause, sentence }: TypedHeadlineProps) {
  return (
    <h1 className={styles.headline}>
      <span className={styles.sentence}>{sentence}</span>
      <span className={styles.moving} aria-hidden="true">
        {lead && <span className={styles.lead}>{lead}</span>}
        <span className={styles.stack}>
          {[...new Set(words)].map((word) => (
            <span key={word} className={styles.room} data-word={word} />
          ))}
          <TypedWord words={words} speed={speed} pause={pause} />
        </span>
      </span>
    </h1>
  );
}

/**
 * The word of the moment. What is not typed yet is there unseen, so that the line breaks where it
 * will break in the end.
 */
function TypedWord({ words, speed, pause }: Pick<TypedHeadlineProps, 'words' | 'speed' | 'pause'>) {
  const ref = useRef<HTMLSpanElement>(null);
  const { shown, rest, resting } = useTyping(ref, words, speed, pause);
  return (
    <span className={styles.typed} ref={ref} data-resting={resting}>
      <span className={styles.shown} data-typed="">
        {shown}
      </span>
      <span className={styles.rest}>{rest}</span>
    </span>
  );
}
