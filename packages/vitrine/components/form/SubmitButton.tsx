import action from '../Actions.module.css';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  label: string;
  /** Whether the form is being handled. The button is not `disabled`, so that it keeps the focus. */
  isBusy?: boolean;
}

/** The button that submits a form, with a moving line while the form is being handled. */
export function SubmitButton({ label, isBusy }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`main-action ${action.main} ${styles.submit}`}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
    >
      {label}
    </button>
  );
}
