import { useMemo, useRef } from 'react';
import styles from './CountUp.module.css';
import { countFormat } from './count-up.ts';
import { useCount } from './use-count.ts';

interface CountUpProps {
  /** Where counting begins: any number, also negative, fractional or above the end. */
  start: number;
  /** Where counting ends, exactly; this is what the page says without JavaScript. */
  end: number;
  /** How long counting takes, in seconds; 0 shows the end at once. */
  duration: number;
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
      <span className={styles.room} data-figure={written(start)} suppressHydrationWarning />
      {value !== undefined && (
        <span className={styles.running} aria-hidden="true">
          {written(value)}
        </span>
      )}
    </span>
  );
}
