import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import type { UiStrings } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import styles from './Pagination.module.css';
import { type ProjectQuery, queryAddress } from './search/project-query.ts';

interface PaginationProps {
  query: ProjectQuery;
  /** The page shown, from 1. */
  page: number;
  pages: number;
  strings: UiStrings['projects'];
}

/** Prev and Next with 'Page 1 of 10' between them; nothing where there is one page. */
export function Pagination({ query, page, pages, strings }: PaginationProps) {
  if (pages < 2) return null;
  const to = (other: number) =>
    other >= 1 && other <= pages ? queryAddress({ ...query, page: other }) : undefined;
  return (
    <nav className={styles.pagination} aria-label={strings.pager}>
      <PageLink to={to(page - 1)} rel="prev">
        <PreviousIcon className="directional small-icon" aria-hidden="true" />
        {strings.previous}
      </PageLink>
      <p className={styles.where}>{interpolate(strings.page, { page, pages })}</p>
      <PageLink to={to(page + 1)} rel="next">
        {strings.next}
        <NextIcon className="directional small-icon" aria-hidden="true" />
      </PageLink>
    </nav>
  );
}

interface PageLinkProps {
  /** The address, ready to use; without one the link is disabled. */
  to: string | undefined;
  rel: 'prev' | 'next';
  children: React.ReactNode;
}

function PageLink({ to, rel, children }: PageLinkProps) {
  if (to === undefined) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a disabled link is not in the tab order
      // biome-ignore lint/a11y/useSemanticElements: an anchor without an address has no role
      <span className={`quiet-button ${styles.link}`} role="link" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <a className={`quiet-button ${styles.link}`} href={to} rel={rel}>
      {children}
    </a>
  );
}
