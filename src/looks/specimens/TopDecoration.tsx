import styles from './TopDecoration.module.css';

/** The cornice of the cabinet along the top edge of a page: decoration only. */
export function TopDecoration() {
  return <div className={`screen-only ${styles.cornice}`} aria-hidden="true" />;
}
