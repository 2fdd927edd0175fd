import type { RefObject } from 'react';
import type { Messages } from '../../i18n/en.ts';
import { counted, formatWhole } from './counted.ts';
import { everything, isPlain, type ProjectQuery, queryAddress } from './project-query.ts';
import styles from './ResultsHead.module.css';

interface ResultsHeadProps {
  ref: RefObject<HTMLParagraphElement | null>;
  /** What the address asks for. */
  query: ProjectQuery;
  /** How many projects are found. */
  total: number;
  /** How many projects there are in all. */
  of: number;
  /** Whether something is being fetched. */
  isBusy: boolean;
  locale: string;
  messages: Messages['projects'];
}

/** How many projects there are, and a link back to all of them. */
export function ResultsHead({ ref, query, total, of, isBusy, locale, messages }: ResultsHeadProps) {
  const found = isPlain(query)
    ? counted(messages.count, total, locale)
    : counted(messages.countOf, total, locale, { total: formatWhole(of, locale) });
  return (
    <div className={styles.head}>
      <p className={styles.found} ref={ref} tabIndex={-1}>
        {isBusy ? messages.loading : found}
      </p>
      {!isPlain(query) && (
        <a className={styles.clear} href={queryAddress({ ...everything, root: query.root })}>
          {messages.clear}
        </a>
      )}
    </div>
  );
}
