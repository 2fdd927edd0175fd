import styles from './TopDecoration.module.css';

/** A decorative track with three lamps at the top of a page. */
export function TopDecoration() {
  return (
    <div className={`screen-only ${styles.track}`} aria-hidden="true">
      <span className={styles.lamp} />
      <span className={styles.lamp} />
      <span className={styles.lamp} />
    </div>
  );
}
