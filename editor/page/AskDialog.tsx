import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
import styles from './AskDialog.module.css';

interface AskDialogProps {
  heading: string;
  text: string;
  /** The words of the button that changes nothing; it has the focus first. */
  no: string;
  yes: string;
  onNo: () => void;
  onYes: () => void;
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** A question that has to be answered before anything is lost. */
export function AskDialog({ heading, text, no, yes, onNo, onYes }: AskDialogProps) {
  return (
    <dialog ref={showModal} className={styles.dialog} aria-labelledby="ask" onClose={onNo}>
      <h2 id="ask">{heading}</h2>
      <p>{text}</p>
      <div className={styles.answers}>
        <button type="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" className={styles.yes} onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}

/** Asks before the changes in a file are lost. */
export function LeaveDialog({
  name,
  ...answers
}: Pick<AskDialogProps, 'onNo' | 'onYes'> & { name: string }) {
  const text = interpolate(messages.leave.text, { name });
  return <AskDialog {...messages.leave} text={text} {...answers} />;
}
