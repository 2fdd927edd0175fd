import { memoize } from '../../i18n/memoize.ts';
import type { CardMarkProps } from '../mark-props.ts';
import './board.css';

/** The decoration of a row of the departure board: the date on a split flap. The styles are in board.css. */
export function CardMark({ project: { date }, locale }: CardMarkProps) {
  const [upper, lower] = flapOf(date, locale);
  return (
    <span
      className="screen-only card-flap"
      aria-hidden="true"
      data-upper={upper}
      data-lower={lower}
    />
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
