import { OwnText } from '../../components/OwnText.tsx';
import { writeDate } from '../../i18n/write-date.ts';
import type { DetailsMarkProps } from '../mark-props.ts';

/**
 * The ticket behind the title of a project: category and date, and a railway line from the figure
 * before to the figure after of the first result. Without these two figures the line leads from the
 * client to the website. The stub of the ticket has the first result. The styles are in details.css.
 */
export function DetailsMark({ project, locale }: DetailsMarkProps) {
  const { category, client, date, duration, url, results } = project;
  const [result] = results;
  const written = writeDate(date, locale);
  const [from = category, to = url ? new URL(url).host : written] =
    result?.before && result.after ? [result.before, result.after] : [client];
  return (
    <div
      className="screen-only details-mark"
      aria-hidden="true"
      data-stub={result && (result.figure.length > 4 ? 'long' : 'short')}
      data-change={result?.before && result.after ? '' : undefined}
    >
      <p className="ticket-top">
        {from !== category && <OwnText>{category}</OwnText>}{' '}
        <span>{to !== written && written}</span>
      </p>
      <p className="ticket-line">
        <OwnText>{from}</OwnText>{' '}
        <span className="ticket-way">
          <OwnText>{duration}</OwnText>
        </span>{' '}
        <b className="ticket-to">
          <OwnText>{to}</OwnText>
        </b>
      </p>
    </div>
  );
}
