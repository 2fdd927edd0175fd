import styles from './TopDecoration.module.css';

/** The figures of the rule, as many as a very wide screen has room for. */
const figures = Array.from({ length: 44 }, (_, index) => index + 1);

/** A steel rule along the top edge of a page: decoration only. */
export function TopDecoration() {
  return (
    <div className={`screen-only ${styles.edge}`} aria-hidden="true">
      {figures.map((figure) => (
        <i key={figure} />
      ))}
    </div>
  );
}
