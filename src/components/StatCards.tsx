import type { Stat } from '../content/schemas/stats.ts';
import { CountUp } from './CountUp.tsx';
import styles from './StatCards.module.css';

interface StatCardsProps {
  stats: readonly Stat[];
  /** BCP 47 tag for the form of the numbers. */
  locale: string;
}

/** A row of counters as tickets that are torn off along perforated lines. */
export function StatCards({ stats, locale }: StatCardsProps) {
  return (
    <dl className={styles.tickets}>
      {stats.map(({ label, ...count }) => (
        <div key={label} className={styles.ticket}>
          <dt className={styles.label}>{label}</dt>
          <dd className={`like-heading ${styles.figure}`}>
            <CountUp {...count} locale={locale} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
