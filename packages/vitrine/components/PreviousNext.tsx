import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import { href } from '../site/href.ts';
import { bidiText } from './bidi-text.tsx';
import type { PictureData } from './make-picture.ts';
import { Picture } from './Picture.tsx';
import styles from './PreviousNext.module.css';

interface PreviousNextProps {
  /** The previous page; undefined on the first page. */
  previous: Neighbour | undefined;
  /** The next page; undefined on the last page. */
  next: Neighbour | undefined;
  root: string;
  strings: { readonly previousNext: string; readonly previous: string; readonly next: string };
}

interface Neighbour {
  /** Path of the page, without the sub-path of the site and the root path of the language. */
  path: string;
  title: string;
  picture?: PictureData | undefined;
}

const icon = { className: 'directional small-icon way-icon', 'aria-hidden': true } as const;

/** Links to the previous and the next page. */
export function PreviousNext({ previous, next, root, strings }: PreviousNextProps) {
  if (!previous && !next) return null;
  const links = [
    { rel: 'prev', page: previous, label: strings.previous },
    { rel: 'next', page: next, label: strings.next },
  ];
  return (
    <nav className={`previous-next ${styles.links}`} aria-label={strings.previousNext}>
      {links.map(
        ({ rel, page, label }) =>
          page && (
            <a
              key={rel}
              className={`way-link ${styles.link} ${page === next ? styles.next : ''}`}
              href={href(page.path, root)}
              rel={rel}
            >
              <span className={`small-note way ${styles.way}`}>
                {page === previous && <PreviousIcon {...icon} />}
                {label}
                {page === next && <NextIcon {...icon} />}
              </span>
              <span className={`like-heading way-title ${styles.title}`}>
                {bidiText(page.title)}
              </span>
              {page.picture && (
                <Picture className={styles.picture} picture={page.picture} alt="" sizes="10rem" />
              )}
            </a>
          ),
      )}
    </nav>
  );
}
