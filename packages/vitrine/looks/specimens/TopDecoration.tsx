import styles from './TopDecoration.module.css';

/** A decorative cornice, like that of a cabinet, along the top edge of a page. */
export function TopDecoration() {
  return <div className={`screen-only ${styles.cornice}`} aria-hidden="true" />;
}
