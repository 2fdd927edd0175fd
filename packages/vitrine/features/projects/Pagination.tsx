import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import styles from './Pagination.module.css';
import { type ProjectQuery, queryAddress } from './search/project-query.ts';

interface PaginationProps {
  query: ProjectQuery;
  /** The number of the page that is shown, from 1. */
  page: number;
  pages: number;
  locale: string;
  strings: Strings['projects'];
}

/**
 * Links to the previous and the next page, with 'Page 1 of 10' between them. Renders nothing if there is only one page.
 */
export function Pagination({ query, page, pages, locale, strings }: PaginationProps) {
  if (pages < 2) return null;
  // A disabled link is an `<a>` without `href`, which has no role and is not in the tab order.
  const link = (other: number, rel: 'prev' | 'next') => ({
    className: `quiet-button pagination-link ${styles.link}`,
    ...(other >= 1 && other <= pages
      ? { href: queryAddress({ ...query, page: other }), rel }
      : { role: 'link', 'aria-disabled': true }),
  });
  return (
    <nav data-late="" className={`pagination ${styles.pagination}`} aria-label={strings.pager}>
      <a {...link(page - 1, 'prev')}>
        <PreviousIcon className="directional small-icon way-icon" aria-hidden="true" />
        {strings.previous}
      </a>
      <p className="pagination-where">{t(strings.page, { page, pages }, locale)}</p>
      <a {...link(page + 1, 'next')}>
        {strings.next}
        <NextIcon className="directional small-icon way-icon" aria-hidden="true" />
      </a>
    </nav>
  );
}
