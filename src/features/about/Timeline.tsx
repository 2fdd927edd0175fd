import { writeDate } from '../../components/write-date.ts';
import styles from './Timeline.module.css';
import type { Station } from './timeline-entry.ts';

interface TimelineProps {
  /** In the order in which they are shown. */
  stations: readonly Station[];
  /** A BCP 47 tag; says how dates are written. */
  locale: string;
  /** The word for an open end. */
  today: string;
}

/** Posts or schools, each with its dates in the margin, as in the journal of a shop. */
export function Timeline({ stations, locale, today }: TimelineProps) {
  return (
    <ul className={styles.stations}>
      {stations.map((station) => (
        <li
          key={`${station.title} ${station.place} ${station.startDate}`}
          className={styles.station}
        >
          <div>
            <h3 className={styles.title}>
              {station.place === undefined ? (
                <Place {...station} name={station.title} />
              ) : (
                station.title
              )}
            </h3>
            {station.place !== undefined && (
              <p>
                <Place {...station} name={station.place} />
              </p>
            )}
          </div>
          <Dates {...station} locale={locale} today={today} />
          <Text {...station} />
        </li>
      ))}
    </ul>
  );
}

function Place({ name, url }: { name: string; url?: string | undefined }) {
  return url === undefined ? name : <a href={url}>{name}</a>;
}

function Dates({
  startDate,
  endDate,
  locale,
  today,
}: Pick<Station, 'startDate' | 'endDate'> & Omit<TimelineProps, 'stations'>) {
  if (startDate === undefined && endDate === undefined) return null;
  return (
    <p className={styles.dates}>
      {startDate !== undefined && (
        <>
          <time dateTime={startDate}>{writeDate(startDate, locale)}</time> –{' '}
        </>
      )}
      {endDate === undefined ? today : <time dateTime={endDate}>{writeDate(endDate, locale)}</time>}
    </p>
  );
}

function Text({ summary, highlights }: Pick<Station, 'summary' | 'highlights'>) {
  if (summary === undefined && highlights.length === 0) return null;
  return (
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
  );
}
