import type { Stat } from '../content/schemas/stats.ts';
import { type Count, countFormat } from './count-up.ts';
import styles from './StatCards.module.css';

interface StatCardsProps {
  /** Each with its label and the number that it counts up to. */
  stats: readonly Stat[];
  locale: string;
}

/** Counters side by side. */
export function StatCards({ stats, locale }: StatCardsProps) {
  return (
    <dl className={`stats ${styles.list}`}>
      {stats.map(({ label, ...count }) => (
        <div key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={`like-heading ${styles.figure}`}>
            <CountUp {...count} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * A number that counts up (or down) to its end, once, when it is seen (`startCounters`). The HTML
 * holds the end, and that is what screen readers read at every moment; the running figures are
 * hidden from them. Both have room from the start. Under reduced motion only the end shows.
 */
function CountUp(count: Count) {
  const written = countFormat(count);
  return (
    <span className={styles.number} data-count={JSON.stringify(count)}>
      <span className={styles.room} data-room={written(count.start)} />
      <span className={styles.end}>{written(count.end)}</span>
      <span className={styles.running} aria-hidden="true" />
    </span>
  );
}
