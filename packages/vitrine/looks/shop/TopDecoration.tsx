import styles from './TopDecoration.module.css';

/** A decorative striped awning with a scalloped hem along the top edge of a page. */
export function TopDecoration() {
  return (
    <div className={`screen-only ${styles.awning}`} aria-hidden="true">
      <div className={styles.cloth} />
    </div>
  );
}
