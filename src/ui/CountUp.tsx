import styles from './CountUp.module.css';
import { formatCount } from './count-up.ts';

interface CountUpProps {
  /** Where counting begins. */
  start: number;
  /** Where counting ends; this is what the page says without JavaScript. */
  end: number;
  /** How long counting takes, in seconds. */
  duration: number;
  /** Digits after the decimal mark. */
  decimals?: number;
  /** Stands right before the number. */
  prefix?: string | undefined;
  /** Stands right after the number. */
  suffix?: string | undefined;
  /** BCP 47 tag that decides decimal mark and grouping. */
  locale: string;
}

/** A number in the content's own form: `12.500` or `4,9` in a European locale. */
export function CountUp({ end, decimals = 0, prefix, suffix, locale }: CountUpProps) {
  return (
    <span className={styles.number}>
      {prefix}
      {formatCount(end, decimals, locale)}
      {suffix}
    </span>
  );
}
