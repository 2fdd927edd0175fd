import { bidiText } from '../../components/bidi-text.tsx';
import { seenLength } from '../../components/seen-length.ts';
import { writeDate } from '../../i18n/write-date.ts';
import type { DetailsMarkProps } from '../mark-props.ts';

/**
 * The ticket behind the title of a project: a railway line from the figure before to the figure after of the first
 * result. details.css places that result on its stub; without a result the stub has the date.
 */
export function DetailsMark({ project: { date, results }, locale }: DetailsMarkProps) {
  const [result] = results;
  return (
    <div
      className="screen-only details-mark"
      aria-hidden="true"
      data-stub={result && (seenLength(result.figure) > 4 ? 'long' : 'short')}
    >
      {result?.before && result.after && (
        <p className="ticket-line">
          <span>{bidiText(result.before)}</span> <b>{bidiText(result.after)}</b>
        </p>
      )}
      {!result && <p className="ticket-stub">{writeDate(date, locale)}</p>}
    </div>
  );
}
