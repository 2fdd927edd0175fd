import styles from './Edge.module.css';

/** The line along a platform's edge, below the header: decoration only. */
export function Edge() {
  return <div className={`screen-only ${styles.edge}`} aria-hidden="true" />;
}
