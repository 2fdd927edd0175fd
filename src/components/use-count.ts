import { type RefObject, useEffect, useRef, useState } from 'react';
import { runCounter } from './count-beat.ts';
import { type Count, countAt } from './count-up.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

/** How much of the element must be on the screen before it counts as seen. */
const seen = 0.5;

/**
 * Counts once, as soon as an element is seen.
 *
 * @param ref The element.
 * @returns The value of the moment; undefined while nothing is counted, which is when the end
 * stands there: before, after, and under still motion.
 */
export function useCount(ref: RefObject<Element | null>, count: Count): number | undefined {
  const still = useReducedMotion();
  const [value, setValue] = useState<number>();
  const done = useRef(false);
  const { start, end, duration, decimals } = count;

  useEffect(() => {
    if (still || done.current || duration === 0 || !ref.current) return;
    let stop = () => {};
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        done.current = true;
        const began = performance.now();
        const ends = began + duration * 1000;
        const show = (now: number) =>
          setValue(
            now < ends
              ? countAt({ start, end, duration, decimals }, (now - began) / 1000)
              : undefined,
          );
        stop = runCounter({ show, ends });
      },
      { threshold: seen },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      stop();
      setValue(undefined);
    };
  }, [ref, still, start, end, duration, decimals]);

  return value;
}
