import { BidiText } from '../../components/BidiText.tsx';
import { writeDate } from '../../i18n/write-date.ts';
import type { DetailsMarkProps } from '../mark-props.ts';

/**
 * The ticket behind the title of a project: category and date, and a railway line from the figure before to the
 * figure after of the first result. Without these two figures the line leads from the client to the website.
 * With a result the ticket has a stub, on which details.css places the first result of the page.
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
        {from !== category && <BidiText>{category}</BidiText>}{' '}
        <span>{to !== written && written}</span>
      </p>
      <p className="ticket-line">
        <BidiText>{from}</BidiText>{' '}
        <span className="ticket-way">
          <BidiText>{duration}</BidiText>
        </span>{' '}
        <b className="ticket-to">
          <BidiText>{to}</BidiText>
        </b>
      </p>
    </div>
  );
}
