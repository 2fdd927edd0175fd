import { isolated } from '../../i18n/direction.ts';
import { memoize } from '../../i18n/memoize.ts';
import type { CardMarkProps } from '../mark-props.ts';
import './board.css';

/**
 * The decoration of a row of the departure board: the date on a split flap, a small cover for
 * boards whose covers are in a panel beside the rows, and the caption below the cover in the panel,
 * whose place an empty drawing of the same shape keeps.
 * The styles are in board.css.
 */
export function CardMark({ project, locale }: CardMarkProps) {
  const { date, summary, cover, result } = project;
  const [upper, lower] = flapOf(date, locale);
  return (
    <>
      <span
        className="screen-only card-flap"
        aria-hidden="true"
        data-upper={upper}
        data-lower={lower}
      >
        {cover && (
          <img
            className="card-mini"
            src={cover.srcSet.split(' ')[0] || cover.src}
            alt=""
            width={cover.width}
            height={cover.height}
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className="screen-only card-caption" aria-hidden="true">
        <span className="caption-text">
          <svg
            className="caption-room"
            viewBox={`0 0 ${cover?.width ?? 16} ${cover?.height ?? 10}`}
            aria-hidden="true"
          />
          {summary && <span className="caption-part" data-lower={isolated(summary)} />}
          {result && (
            <b
              className="caption-part caption-result"
              data-upper={isolated(result.figure)}
              data-lower={isolated(result.label)}
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
