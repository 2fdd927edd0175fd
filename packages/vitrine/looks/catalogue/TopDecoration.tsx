import styles from './TopDecoration.module.css';

/** A decorative line across the top of a page. */
export function TopDecoration() {
  return <div className={`screen-only wide ${styles.edge}`} aria-hidden="true" />;
}
