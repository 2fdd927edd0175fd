import type { Labels } from '../../i18n/en.ts';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  onRetry: () => void;
  labels: Labels['projects'];
}

/** Says that the list of projects did not arrive, and offers another try. */
export function LoadFailure({ onRetry, labels }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{labels.failed}</p>
      <button type="button" className={styles.again} onClick={onRetry}>
        {labels.again}
      </button>
    </div>
  );
}
