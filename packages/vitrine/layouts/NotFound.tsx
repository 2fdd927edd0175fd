import { bidiText } from '../components/bidi-text.tsx';
import type { Content } from '../content/types.ts';
import { href } from '../site/href.ts';
import styles from './NotFound.module.css';

interface NotFoundProps {
  /** Texts of the not-found page, from site.yaml. */
  notFound: Content['site']['notFound'];
  root: string;
}

/** The content of the not-found page (404). */
export function NotFound({ notFound: { heading, text, linkText }, root }: NotFoundProps) {
  if (!(heading || text)) return null;
  return (
    <div className={`wide not-found ${styles.place}`}>
      <div className={`not-found-text ${styles.note}`}>
        {heading && <h1 className={styles.heading}>{bidiText(heading)}</h1>}
        {text && <p>{bidiText(text)}</p>}
        {linkText && (
          <a className={`lone-link ${styles.more}`} href={href('/', root)}>
            {bidiText(linkText)}
          </a>
        )}
      </div>
    </div>
  );
}
