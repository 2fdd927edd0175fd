import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useReducedMotion } from '../../components/use-reduced-motion.ts';
import { useVisible } from '../../components/use-visible.ts';
import { graphemes, type TypedMoment, typedAt } from './typing.ts';

/**
 * Types words into a headline, one after the other, for ever. It sleeps in a hidden tab and off
 * screen and goes on where it was. Under still motion the first word stands and no timer runs.
 *
 * @param ref The headline.
 * @param words The words in order.
 * @param speed Time of one keystroke in milliseconds.
 * @param pause How long a finished word rests, in milliseconds.
 */
export function useTyping(
  ref: RefObject<Element | null>,
  words: readonly string[],
  speed: number,
  pause: number,
): TypedMoment {
  const still = useReducedMotion();
  const awake = useVisible(ref);
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
    if (still || !awake) return;
    // Every step is counted from here, so that late timers do not add up. It is a whole number of
    // keystrokes on the clock, so that at 50 ms the words share their frames with the counters.
    const began = Math.ceil((performance.now() - elapsed.current) / speed) * speed;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      elapsed.current = Math.max(0, performance.now() - began);
      const now = typedAt(typing, elapsed.current);
      setMoment(now);
      if (now.until === Infinity) return;
      // At once, not when React finds time: a keystroke is exact.
      timer = setTimeout(() => flushSync(step), Math.ceil(now.until - elapsed.current));
    };
    step();
    return () => {
      clearTimeout(timer);
      elapsed.current = Math.max(0, performance.now() - began);
    };
  }, [typing, first, speed, still, awake]);

  return moment;
}
