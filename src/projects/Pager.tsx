import NextIcon from '~icons/tabler/arrow-right';
import PreviousIcon from '~icons/tabler/arrow-left';
import type { Labels } from '../labels/en.ts';
import { fill } from '../ui/fill.ts';
import { href } from '../ui/href.ts';
import { pagePath } from './links.ts';
import styles from './Pager.module.css';

interface PagerProps {
  /** The page shown, from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  labels: Labels['projects'];
}

/** Prev and Next with 'Page 1 of 10' between them. Nothing where there is one page. */
export function Pager({ page, pages, labels }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={labels.pager}>
      <PagerLink page={page - 1} pages={pages} rel="prev">
        <PreviousIcon className={styles.arrow} aria-hidden="true" />
        {labels.previous}
      </PagerLink>
      <p className={styles.where}>{fill(labels.page, { page, pages })}</p>
      <PagerLink page={page + 1} pages={pages} rel="next">
        {labels.next}
        <NextIcon className={styles.arrow} aria-hidden="true" />
      </PagerLink>
    </nav>
  );
}

interface PagerLinkProps {
  /** Where it leads; outside 1 to `pages` it leads nowhere and says so. */
  page: number;
  pages: number;
  rel: 'prev' | 'next';
  children: React.ReactNode;
}

function PagerLink({ page, pages, rel, children }: PagerLinkProps) {
  if (page < 1 || page > pages) {
    return (
      // biome-ignore lint/a11y/useFocusableInteractive: a disabled link is not in the tab order
      <span className={styles.link} role="link" aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <a className={styles.link} href={href(pagePath(page))} rel={rel}>
      {children}
    </a>
  );
}
