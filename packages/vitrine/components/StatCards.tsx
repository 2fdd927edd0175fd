import type { Stat } from '../content/schemas/stats.ts';
import { canonicalTag } from '../i18n/language-tag.ts';
import { bidiText } from './bidi-text.tsx';
import { type Count, countDuration, countFormat } from './count-up.ts';
import styles from './StatCards.module.css';

interface StatCardsProps {
  /** The counters, each with a label and the number that it counts up to. */
  stats: readonly Stat[];
  /** Whether the numbers are shown at once, without counting. */
  isStill?: boolean;
  locale: string;
}

/** Counters side by side. */
export function StatCards({ stats, isStill, locale }: StatCardsProps) {
  return (
    <dl className={`stats ${styles.list}`}>
      {stats.map(({ label, ...count }) => (
        <div key={label} className={`stat ${styles.card}`}>
          <dt className={`stat-label ${styles.label}`}>{bidiText(label)}</dt>
          <dd className={`stat-value like-heading ${styles.figure}`}>
            <CountUp
              count={{ ...count, duration: isStill ? 0 : countDuration(count) }}
              locale={locale}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A number that counts up or down to its end value once, when it becomes visible (`startCounters`). The HTML has the
 * end value, which screen readers always read; the changing numbers are hidden from screen readers. Space for the start
 * and end values is reserved, to avoid layout shift. With reduced motion only the end value is shown.
 */
function CountUp({ count, locale }: { count: Count; locale: string }) {
  const written = countFormat(count, locale);
  return (
    <span
      className={styles.number}
      data-count={JSON.stringify(count)}
      data-locale={locale === canonicalTag(locale) ? undefined : locale}
    >
      <span className={styles.reservedSpace} data-space-for={written(count.start)} />
      <span className={styles.end}>{written(count.end)}</span>
      <span className={styles.running} aria-hidden="true" />
    </span>
  );
}
