import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Count, countAt } from './count-up.ts';
import { useStill } from './use-still.ts';

/** How much of the element must be on the screen before it counts as seen. */
const seen = 0.5;

/**
 * Time between two figures in milliseconds. Twenty in a second are more than can be read, and every
 * frame less leaves the processor alone. All counters keep the same beat, so they share frames.
 */
const beat = 50;

/**
 * Counts once, as soon as an element is seen.
 *
 * @param ref The element.
 * @returns The value of the moment; undefined while nothing is counted, which is when the end
 * stands there: before, after, and under still motion.
 */
export function useCount(ref: RefObject<Element | null>, count: Count): number | undefined {
  const still = useStill();
  const [value, setValue] = useState<number>();
  const done = useRef(false);
  const { start, end, duration, decimals } = count;

  useEffect(() => {
    if (still || done.current || duration === 0 || !ref.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        done.current = true;
        const began = performance.now();
        const next = () => {
          const now = performance.now();
          const left = duration * 1000 - (now - began);
          if (left <= 0) {
            setValue(undefined);
            return;
          }
          setValue(countAt({ start, end, duration, decimals }, (now - began) / 1000));
          timer = setTimeout(
            () => {
              // In this very frame; left to React it would be the next one.
              frame = requestAnimationFrame(() => flushSync(next));
            },
            Math.min(left, beat - (now % beat)),
          );
        };
        next();
      },
      { threshold: seen },
    );
    observer.observe(ref.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      setValue(undefined);
    };
  }, [ref, still, start, end, duration, decimals]);

  return value;
}
