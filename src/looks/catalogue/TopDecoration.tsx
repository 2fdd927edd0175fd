import styles from './TopDecoration.module.css';

/** The rule at the head of a page: decoration only. */
export function TopDecoration() {
  return <div className={`screen-only wide ${styles.edge}`} aria-hidden="true" />;
}
