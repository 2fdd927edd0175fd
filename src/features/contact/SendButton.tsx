import action from '../../components/Actions.module.css';
import type { Messages } from '../../i18n/en.ts';
import styles from './SendButton.module.css';
import type { Target } from './target.ts';

interface SendButtonProps {
  target: Target;
  isSending: boolean;
  messages: Messages['contact']['form'];
}

/** The button of the form. It keeps the focus while the message is on its way. */
export function SendButton({ target, isSending, messages }: SendButtonProps) {
  const idle = target.provider === 'mailto' ? messages.openMail : messages.send;
  return (
    <div>
      <button
        type="submit"
        className={`${action.main} ${styles.send}`}
        aria-disabled={isSending || undefined}
        data-sending={isSending || undefined}
      >
        {isSending ? messages.sending : idle}
      </button>
      <p className="visually-hidden" role="status">
        {isSending ? messages.sending : ''}
      </p>
    </div>
  );
}
