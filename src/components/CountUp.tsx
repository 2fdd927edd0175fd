import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import styles from './CountUp.module.css';
import { runCounter } from './count-beat.ts';
import { type Count, countAt, countFormat } from './count-up.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface CountUpProps extends Omit<Count, 'decimals'> {
  /** Digits after the decimal mark, a whole number of 0 or more; none if left out. */
  decimals?: number;
  /** Stands right before the number, such as `€`. */
  prefix?: string | undefined;
  /** Stands right after the number, such as `+` or `%`. */
  suffix?: string | undefined;
  /** BCP 47 tag that decides decimal mark and grouping: `en-DE` writes 4,9 and 12.500. */
  locale: string;
}

/**
 * A number that counts up (or down) to its end, once, when it is seen. The HTML holds the end, and
 * that is what screen readers read at every moment; the running figures are hidden from them. Both
 * have room from the start. Under still motion the end stands there.
 */
export function CountUp(props: CountUpProps) {
  const { start, end, duration, decimals = 0, prefix = '', suffix = '', locale } = props;
  const ref = useRef<HTMLSpanElement>(null);
  const value = useCount(ref, { start, end, duration, decimals });
  const format = useMemo(() => countFormat(decimals, locale), [decimals, locale]);
  const written = (number: number) => `${prefix}${format.format(number)}${suffix}`;
  return (
    <span className={styles.number} ref={ref} data-counting={value !== undefined}>
      {/* The form of some locales differs between browsers; that of the HTML stays. */}
      <span className={styles.end} suppressHydrationWarning>
        {written(end)}
      </span>
      <span className={styles.room} data-room={written(start)} suppressHydrationWarning />
      {value !== undefined && (
        <span className={styles.running} aria-hidden="true">
          {written(value)}
        </span>
      )}
    </span>
  );
}

/**
 * Counts once, as soon as half of an element is seen.
 *
 * @returns The value of the moment; undefined while nothing is counted, which is when the end
 * stands there: before, after, and under still motion.
 */
function useCount(ref: RefObject<Element | null>, count: Count): number | undefined {
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
        const at = (now: number) =>
          countAt({ start, end, duration, decimals }, (now - began) / 1000);
        stop = runCounter({ show: (now) => setValue(now < ends ? at(now) : undefined), ends });
      },
      { threshold: 0.5 },
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
