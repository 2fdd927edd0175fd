import type { Messages } from '../../i18n/en.ts';
import styles from './LoadFailure.module.css';

interface LoadFailureProps {
  onRetry: () => void;
  messages: Messages['projects'];
}

/** Says that the list of projects did not arrive, and offers another try. */
export function LoadFailure({ onRetry, messages }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{messages.failed}</p>
      <button type="button" className={styles.again} onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  );
}
