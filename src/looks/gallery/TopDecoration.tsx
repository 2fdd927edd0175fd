import styles from './TopDecoration.module.css';

/** A track of three lamps below the ceiling: decoration only. */
export function TopDecoration() {
  return (
    <div className={`screen-only ${styles.track}`} aria-hidden="true">
      <span className={styles.lamp} />
      <span className={styles.lamp} />
      <span className={styles.lamp} />
    </div>
  );
}
