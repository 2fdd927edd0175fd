import styles from './TopDecoration.module.css';

/** A decorative line below the header, styled as the edge of a platform. */
export function TopDecoration() {
  return <div className={`screen-only ${styles.edge}`} aria-hidden="true" />;
}
