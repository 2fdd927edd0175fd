import styles from './Edge.module.css';

/** The ornament along the top edge of a page: decoration only. */
export function Edge() {
  return <div className={`screen-only ${styles.edge}`} aria-hidden="true" />;
}
