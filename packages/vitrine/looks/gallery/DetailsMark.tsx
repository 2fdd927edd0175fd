import styles from './DetailsMark.module.css';

/** The floor below the work and its label, at the full width of the window. */
export function DetailsMark() {
  return <div className={`screen-only details-mark ${styles.floor}`} aria-hidden="true" />;
}
