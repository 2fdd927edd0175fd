import { href } from '../components/href.ts';
import type { Site } from '../content/schemas/site.ts';
import styles from './ClosedShutter.module.css';

interface ClosedShutterProps {
  notFound: Site['notFound'];
  /** The path that the pages of the language stand below. */
  root: string;
}

/** The body of the not-found page: the shop with its shutter down, a note on it. */
export function ClosedShutter({ notFound, root }: ClosedShutterProps) {
  const { heading, text, linkText } = notFound;
  if (!heading && !text) return null;
  return (
    <div className={`wide ${styles.shutter}`}>
      <div className={styles.note}>
        {heading && <h1 className={styles.heading}>{heading}</h1>}
        {text && <p>{text}</p>}
        {linkText && (
          <a className={styles.more} href={href('/', root)}>
            {linkText}
          </a>
        )}
      </div>
    </div>
  );
}
