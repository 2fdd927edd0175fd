import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { imageEndings } from '../../src/content/images/image-files.ts';
import styles from './Form.module.css';

/** A button beside those that matter most. */
export function QuietButton(props: ComponentProps<'button'>) {
  return <button type="button" className="quiet" {...props} />;
}

/** A button that is an icon only. */
export function Tool({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  const className = `round-button ${styles.tool}`;
  return <button type="button" className={className} title={label} aria-label={label} {...rest} />;
}

/** What went wrong; nothing is shown where the text is empty. */
export function Failure({ children }: { children: string }) {
  return (
    <p className="wrong" role="alert">
      {children}
    </p>
  );
}

/** A line for a word, a number or an address. */
export function WordInput(props: ComponentProps<'input'>) {
  return <input type="text" spellCheck={false} autoComplete="off" {...props} />;
}

type ImageButtonProps = ComponentProps<'input'> & { onAdd: (image: File) => Promise<void> };

/** Asks for an image; its children are what is seen. */
export function ImageButton({ onAdd, className, title, children, ...rest }: ImageButtonProps) {
  return (
    <label className={className} title={title}>
      {children}
      <input
        className="visually-hidden"
        type="file"
        accept={imageEndings.map((ending) => `.${ending}`).join()}
        onChange={async ({ target }) => {
          if (target.files?.[0]) await onAdd(target.files[0]);
          target.value = '';
        }}
        {...rest}
      />
    </label>
  );
}

interface DialogButtonProps {
  /** What the button shows. */
  label: ReactNode;
  /** What the dialog is called. */
  name: string;
  /** What is in the dialog; it begins anew each time. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({ label, name, children }: DialogButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <QuietButton onClick={open}>{label}</QuietButton>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={name}
        onClose={() => setOpen(false)}
      >
        {isOpen && children(() => dialog.current?.close())}
      </dialog>
    </>
  );
}
