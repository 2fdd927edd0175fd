import styles from './TopDecoration.module.css';

/** The striped awning with its scalloped hem along the top edge of a page: decoration only. */
export function TopDecoration() {
  return (
    <div className={`screen-only ${styles.awning}`} aria-hidden="true">
      <div className={styles.cloth} />
    </div>
  );
}
