import styles from './TopDecoration.module.css';

/** The line along a platform's edge, below the header: decoration only. */
export function TopDecoration() {
  return <div className={`screen-only ${styles.edge}`} aria-hidden="true" />;
}
