import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReducedMotion } from '../../components/use-reduced-motion.ts';
import { useVisible } from '../../components/use-visible.ts';
import styles from './AnimatedHeadline.module.css';
import { graphemes, type TypedMoment, typedAt } from './typing.ts';

interface TypedWordProps {
  words: readonly string[];
  /** Time of one keystroke, of typing and of erasing, in milliseconds; 1 or more. */
  speed: number;
  /** How long a finished word rests, in milliseconds; 1 or more. */
  pause: number;
}

interface AnimatedHeadlineProps extends TypedWordProps {
  /** The part before the words. */
  lead?: string | undefined;
  /** The whole headline as one sentence, for screen readers and without JavaScript. */
  sentence: string;
}

/**
 * The headline of Home. Screen readers get one sentence that never changes; the typed part is
 * hidden from them, and has room for the longest word at every width. It begins with the first
 * word finished, as the HTML shows it.
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
          <TypedWord {...typing} />
        </span>
      </span>
    </h1>
  );
}

/** The letters not typed yet are there, invisible, so that the line does not break anew later. */
function TypedWord(props: TypedWordProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const { shown, rest, resting } = useTyping(ref, props);
  return (
    <span className={styles.typed} ref={ref} data-resting={resting}>
      <span className={styles.shown} data-typed="">
        {shown}
      </span>
      <span className={styles.rest}>{rest}</span>
    </span>
  );
}

/**
 * Types the words one after the other, for ever. It pauses in a hidden tab and off screen. Under
 * reduced motion the first word is shown and no timer runs.
 */
function useTyping(
  ref: RefObject<Element | null>,
  { words, speed, pause }: TypedWordProps,
): TypedMoment {
  const still = useReducedMotion();
  const visible = useVisible(ref);
  const typing = useMemo(
    () => ({ words: words.map(graphemes), speed, pause }),
    [words, speed, pause],
  );
  const first = useMemo(() => typedAt(typing, 0), [typing]);
  const [moment, setMoment] = useState(first);
  const elapsed = useRef(0);

  useEffect(() => {
    if (still) {
      elapsed.current = 0;
      setMoment(first);
    }
    if (still || !visible) return;
    // Every step is counted from here, so that late timers do not add up. It is a whole number of
    // keystrokes on the clock, so that at 50 ms the words share their frames with the counters.
    const began = Math.ceil((performance.now() - elapsed.current) / speed) * speed;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      elapsed.current = Math.max(0, performance.now() - began);
      const now = typedAt(typing, elapsed.current);
      setMoment(now);
      if (now.until === Infinity) return;
      // Rendered at once, because React may defer an update by more than a keystroke.
      timer = setTimeout(() => flushSync(step), Math.ceil(now.until - elapsed.current));
    };
    step();
    return () => {
      clearTimeout(timer);
      elapsed.current = Math.max(0, performance.now() - began);
    };
  }, [typing, first, speed, still, visible]);

  return moment;
}
