import { writeDate } from '../../components/write-date.ts';
import styles from './Timeline.module.css';
import type { TimelineEntry } from './timeline-entry.ts';

interface TimelineProps {
  /** In the order in which they are shown. */
  entries: readonly TimelineEntry[];
  /** A BCP 47 tag; says how dates are written. */
  locale: string;
  /** The word for an open end. */
  today: string;
}

/** Work or education as a list; on wide screens and on paper the dates stand in the margin. */
export function Timeline({ entries, locale, today }: TimelineProps) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <Entry
          key={`${entry.title} ${entry.place} ${entry.startDate}`}
          {...entry}
          locale={locale}
          today={today}
        />
      ))}
    </ul>
  );
}

function Entry(props: TimelineEntry & Omit<TimelineProps, 'entries'>) {
  const { title, place, url, startDate, endDate, summary, highlights, locale, today } = props;
  const name = place ?? title;
  const linkedName = url === undefined ? name : <a href={url}>{name}</a>;
  return (
    <li className={styles.entry}>
      <div>
        <h3>{place === undefined ? linkedName : title}</h3>
        {place !== undefined && <p>{linkedName}</p>}
      </div>
      {(startDate !== undefined || endDate !== undefined) && (
        <p className={styles.dates}>
          {startDate !== undefined && (
            <>
              <Time date={startDate} locale={locale} /> –{' '}
            </>
          )}
          {endDate === undefined ? today : <Time date={endDate} locale={locale} />}
        </p>
      )}
      {(summary !== undefined || highlights.length > 0) && (
        <div className={styles.text}>
          {summary !== undefined && <p>{summary}</p>}
          {highlights.length > 0 && (
            <ul className={styles.highlights}>
              {highlights.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}

function Time({ date, locale }: { date: string; locale: string }) {
  return <time dateTime={date}>{writeDate(date, locale)}</time>;
}
