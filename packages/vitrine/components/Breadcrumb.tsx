import { href } from '../site/href.ts';
import type { Crumb } from '../site/navigation.ts';
import styles from './Breadcrumb.module.css';
import { bidiText } from './bidi-text.tsx';

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  root: string;
  /** The accessible name of the breadcrumb, for screen readers. */
  label: string;
}

/** Links to the parent pages and to the current page (ARIA breadcrumb pattern). */
export function Breadcrumb({ crumbs, root, label }: BreadcrumbProps) {
  return (
    <nav className="breadcrumb-nav" aria-label={label}>
      <ol className={`breadcrumb ${styles.list}`}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className={styles.item}>
            <a
              href={href(crumb.path, root)}
              className={`crumb ${styles.link}`}
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {bidiText(crumb.label)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
