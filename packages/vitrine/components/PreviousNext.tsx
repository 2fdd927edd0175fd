import PreviousIcon from '~icons/tabler/arrow-left';
import NextIcon from '~icons/tabler/arrow-right';
import { href } from '../site/href.ts';
import { BidiText } from './BidiText.tsx';
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
}

/** Links to the previous and the next page. */
export function PreviousNext({ previous, next, root, strings }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <nav className={`previous-next ${styles.links}`} aria-label={strings.previousNext}>
      {previous && (
        <a className={`way-link ${styles.link}`} href={href(previous.path, root)} rel="prev">
          <span className={`small-note way ${styles.way}`}>
            <PreviousIcon className="directional small-icon way-icon" aria-hidden="true" />
            {strings.previous}
          </span>
          <span className={`like-heading way-title ${styles.title}`}>
            <BidiText>{previous.title}</BidiText>
          </span>
        </a>
      )}
      {next && (
        <a
          className={`way-link ${styles.link} ${styles.next}`}
          href={href(next.path, root)}
          rel="next"
        >
          <span className={`small-note way ${styles.way}`}>
            {strings.next}
            <NextIcon className="directional small-icon way-icon" aria-hidden="true" />
          </span>
          <span className={`like-heading way-title ${styles.title}`}>
            <BidiText>{next.title}</BidiText>
          </span>
        </a>
      )}
    </nav>
  );
}
