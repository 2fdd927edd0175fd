import { isolated } from '../../i18n/direction.ts';
import { joinFacts } from '../../i18n/join-facts.ts';
import { memoize } from '../../i18n/memoize.ts';
import { writeDate } from '../../i18n/write-date.ts';
import type { CardMarkProps } from '../mark-props.ts';
import './board.css';

/**
 * The decoration of a row of the departure board: the date on a split flap, a small cover for
 * boards whose covers are in a panel beside the rows, and the caption below the cover in the panel,
 * whose place an empty drawing of the same shape keeps.
 * The styles are in board.css.
 */
export function CardMark({ project, locale }: CardMarkProps) {
  const { title, date, duration, cover, result } = project;
  const [upper, lower] = flapOf(date, locale);
  const facts = joinFacts([writeDate(date, locale), duration], locale);
  return (
    <>
      <span
        className="screen-only card-flap"
        aria-hidden="true"
        data-upper={upper}
        data-lower={lower}
      >
        {cover ? (
          <img
            className="card-mini"
            src={cover.srcSet.split(' ')[0] || cover.src}
            alt=""
            width={cover.width}
            height={cover.height}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <i className="card-mini" />
        )}
      </span>
      <span className="screen-only card-caption" aria-hidden="true">
        <span className="caption-text" data-title={isolated(title)} data-facts={facts}>
          <svg
            className="caption-room"
            viewBox={`0 0 ${cover?.width ?? 16} ${cover?.height ?? 10}`}
            aria-hidden="true"
          />
          {result && (
            <b
              className="caption-result"
              data-figure={isolated(result.figure)}
              data-label={isolated(result.label)}
            />
          )}
        </span>
      </span>
    </>
  );
}

const formats = memoize((locale) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return { day: format({ day: '2-digit' }), month: format({ month: 'short' }) };
});

/** The two texts of the flap: day above month, else month above year, else only the year. */
function flapOf(date: string, locale: string): readonly [string, string?] {
  const [year = '', month, day] = date.split('-');
  if (!month) return [year];
  const write = formats(locale);
  const at = new Date(`${year}-${month}-${day ?? '01'}`);
  const name = write.month.format(at);
  return day ? [write.day.format(at), name] : [name, year];
}
