import styles from './TopDecoration.module.css';

/** The numbers on the ruler, enough for a very wide screen. */
const figures = Array.from({ length: 44 }, (_, index) => index + 1);

/** A decorative steel ruler along the top edge of a page. */
export function TopDecoration() {
  return (
    <div className={`screen-only ${styles.edge}`} aria-hidden="true">
      {figures.map((figure) => (
        <i key={figure} className={styles.mark} />
      ))}
    </div>
  );
}
