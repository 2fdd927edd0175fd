import { bidiText } from '../../components/bidi-text.tsx';
import styles from './AnimatedHeadline.module.css';

interface AnimatedHeadlineProps {
  lead?: string | undefined;
  words: readonly string[];
  /** Time per keystroke, when typing and erasing, in milliseconds; 1 or more. */
  speed: number;
  /** How long a completely typed word is shown, in milliseconds; 1 or more. */
  pause: number;
  /** How often all words are typed before the first one stays; without it they are typed in an endless loop. */
  rounds?: number | undefined;
  /** The whole headline as one sentence, for screen readers and without JavaScript. */
  sentence: string;
}

/**
 * The headline of the home page. Screen readers get one sentence that never changes; the animated part is hidden from
 * screen readers, and reserves space for the longest word. The HTML has the first word completely typed; in the
 * browser `type-headline.ts` continues the animation.
 */
export function AnimatedHeadline(props: AnimatedHeadlineProps) {
  const { lead, words, speed, pause, rounds, sentence } = props;
  return (
    <h1 className={`hero-title ${styles.headline}`}>
      <span className={styles.sentence}>{bidiText(sentence)}</span>
      <span
        className={`screen-only script-only headline-moving ${styles.moving}`}
        aria-hidden="true"
      >
        {lead && <span className={styles.lead}>{bidiText(lead)}</span>}
        <span className={styles.stack}>
          {[...new Set(words)].map((word) => (
            <span key={word} className={styles.reservedSpace} data-space-for={word} />
          ))}
          <span
            className={styles.typed}
            data-typing={JSON.stringify({ words, speed, pause, rounds })}
          >
            <span data-typed="">{words[0]}</span>
            <span className={styles.cursor} />
          </span>
        </span>
      </span>
    </h1>
  );
}
