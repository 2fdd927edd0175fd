import type { Labels } from '../../i18n/en.ts';
import styles from './SendButton.module.css';
import type { Target } from './target.ts';

interface SendButtonProps {
  target: Target;
  isSending: boolean;
  labels: Labels['contact']['form'];
}

/** The button of the form. It keeps the focus while the message is on its way. */
export function SendButton({ target, isSending, labels }: SendButtonProps) {
  const idle = target.by === 'mailto' ? labels.openMail : labels.send;
  return (
    <div>
      <button
        type="submit"
        className={styles.send}
        aria-disabled={isSending || undefined}
        data-sending={isSending || undefined}
      >
        {isSending ? labels.sending : idle}
      </button>
      <p className="visually-hidden" role="status">
        {isSending ? labels.sending : ''}
      </p>
    </div>
  );
}
