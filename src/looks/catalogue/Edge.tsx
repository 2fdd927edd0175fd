import styles from './Edge.module.css';

/** The rule at the head of a page: decoration only. */
export function Edge() {
  return <div className={`screen-only wide ${styles.edge}`} aria-hidden="true" />;
}
