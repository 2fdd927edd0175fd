import { bidiText } from '../../components/bidi-text.tsx';
import { FreeDate } from '../../components/free/FreeDate.tsx';
import type { Strings } from '../../i18n/language.ts';
import type { EndData } from './end-data.ts';

interface EndDateProps {
  date: NonNullable<EndData['date']>;
  locale: string;
  lang?: string | undefined;
  strings: Pick<Strings, 'contact'>;
}

/** The next free date, and the months around it as a bar of taken and free ones. */
export function EndDate({ date, locale, lang, strings }: EndDateProps) {
  const form = date.months.length > 6 ? 'narrow' : 'short';
  const name = new Intl.DateTimeFormat(locale, { month: form, timeZone: 'UTC' });
  const { taken, free } = strings.contact;
  return (
    <div className="end-date" data-until={date.until}>
      <p className="end-label">{date.label}</p>
      <p className="end-value">
        <FreeDate free={date} lang={lang} />
      </p>
      {date.note && (
        <p className="end-note" lang={lang}>
          {bidiText(date.note)}
        </p>
      )}
      {date.months.length > 0 && (
        <ol className="end-months">
          {date.months.map(({ month, isTaken }) => (
            <li key={month} className="end-month" data-taken={isTaken} data-until={month}>
              <time dateTime={month}>{name.format(new Date(month))}</time>{' '}
              <span className="visually-hidden">{isTaken ? taken : free}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
