import styles from './Awning.module.css';

interface AwningProps {
  /** `page` runs along the top edge of a page, `small` ends a section. */
  size: 'page' | 'small';
}

/** The striped awning with its scalloped hem: decoration only. */
export function Awning({ size }: AwningProps) {
  return (
    <div className={`screen-only ${styles.awning} ${styles[size] ?? ''}`} aria-hidden="true">
      <div className={styles.cloth} />
    </div>
  );
}
