import { bidiText } from '../../components/bidi-text.tsx';
import { runIn } from '../../components/run-in.ts';
import { writeDate } from '../../i18n/write-date.ts';
import { shortAddress } from './short-address.ts';
import styles from './Timeline.module.css';
import type { TimelineEntry } from './timeline-entry.ts';

interface TimelineProps {
  entries: readonly TimelineEntry[];
  locale: string;
  /** The text in place of the end date of an entry that continues, such as "today". */
  today: string;
}

/** A list of jobs, degrees or similar entries. On wide screens and in print the dates are in the margin. */
export function Timeline({ entries, locale, today }: TimelineProps) {
  return (
    <ul className={`timeline-list ${styles.entries}`} data-entries={entries.length}>
      {entries.map((entry) => (
        <Entry
          key={`${entry.title} ${entry.place} ${entry.startDate}`}
          {...{ ...entry, locale, today }}
        />
      ))}
    </ul>
  );
}

function Entry(props: TimelineEntry & Omit<TimelineProps, 'entries'>) {
  const { title, place, url, date, startDate, endDate, locale, today, language } = props;
  const { summary, highlights = [] } = props;
  const name = bidiText(place ?? title);
  const linkedName = url ? (
    <a href={url} data-address={shortAddress(url)}>
      {name}
    </a>
  ) : (
    name
  );
  const time = (day: string) => <time dateTime={day}>{writeDate(day, locale)}</time>;
  const isPeriod = startDate !== undefined || endDate !== undefined;
  return (
    <li className={`timeline-entry ${styles.entry}`} lang={language}>
      <div className="timeline-words">
        <h3 className="timeline-title" {...(place !== undefined && runIn(title))}>
          {place === undefined ? linkedName : bidiText(title)}
        </h3>
        {place !== undefined && <p className="timeline-place">{linkedName}</p>}
      </div>
      {date !== undefined && <p className={`timeline-dates ${styles.dates}`}>{time(date)}</p>}
      {isPeriod && (
        <p className={`timeline-dates ${styles.dates}`}>
          {startDate !== undefined && <>{time(startDate)} – </>}
          {endDate === undefined ? today : time(endDate)}
        </p>
      )}
      {(summary !== undefined || highlights.length > 0) && (
        <div className={`timeline-text ${styles.text}`}>
          {summary !== undefined && <p>{bidiText(summary)}</p>}
          {highlights.length > 0 && (
            <ul className={styles.highlights}>
              {highlights.map((line) => (
                <li key={line}>{bidiText(line)}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}
