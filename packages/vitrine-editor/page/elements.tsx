import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { capitalise, type FileFormat, fileLimits, logRejection, type Phrase } from 'vitrine/form';
import { fieldText } from '../form/field-text.ts';
import { phraseText } from '../form/labels.ts';
import styles from './elements.module.css';
import formStyles from './Form.module.css';
import { language } from './language.ts';

interface FieldTextProps {
  /** A phrase, or an English text. */
  children: string | Phrase;
  /** Whether the first letter is a capital, also where the text usually follows other words. */
  isCapital?: boolean;
}

/** A text of a schema or of a message, in English where the language of the editor does not have it. */
export function FieldText({ children: phrase, isCapital }: FieldTextProps) {
  const rule = typeof phrase === 'object' && 'rule' in phrase ? phrase.rule : phrase;
  const text = phraseText(phrase, language);
  const isEnglish = typeof rule === 'string' && fieldText(rule, language.fields) === undefined;
  return (
    <bdi lang={isEnglish ? 'en' : undefined}>
      {isCapital ? capitalise(text, language.locale) : text}
    </bdi>
  );
}

/** The description of a field; nothing where it is empty. */
export function Description({
  className = formStyles.description,
  children,
  ...rest
}: ComponentProps<'p'> & { children: string }) {
  if (children === '') return null;
  return (
    <p className={className} {...rest}>
      <FieldText>{children}</FieldText>
    </p>
  );
}

/** A button in the style of a secondary action. */
export function QuietButton(props: ComponentProps<'button'>) {
  return <button type="button" className="quiet" {...props} />;
}

/** The class of a button that shows only an icon. */
export const iconButton = `round-button ${styles.tool}`;

/** A button that shows only an icon; `label` is its accessible name and tooltip. */
export function IconButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return <button type="button" className={iconButton} title={label} aria-label={label} {...rest} />;
}

/** An error message that screen readers announce; an empty text shows nothing. */
export function ErrorMessage({ children }: { children: string }) {
  return (
    <p className="wrong" role="alert">
      {children}
    </p>
  );
}

/** A single-line input without spelling check or autocompletion, such as for a URL or an id. */
export function WordInput(props: ComponentProps<'input'>) {
  return <input type="text" spellCheck={false} autoComplete="off" {...props} />;
}

type FileButtonProps = ComponentProps<'input'> & {
  format: FileFormat;
  onAdd: (file: File) => Promise<void>;
};

/** A button that opens a file picker for files of a format; `children` are the content of the button. */
export function FileButton(props: FileButtonProps) {
  const { format, onAdd, className, title, children, ...rest } = props;
  return (
    <label className={className} title={title}>
      {children}
      <input
        className="visually-hidden"
        type="file"
        accept={fileLimits[format].extensions.map((extension) => `.${extension}`).join()}
        onChange={logRejection(async ({ target }) => {
          if (target.files?.[0]) await onAdd(target.files[0]);
          target.value = '';
        })}
        {...rest}
      />
    </label>
  );
}

interface DialogButtonProps {
  /** The content of the button that opens the dialog. */
  label: ReactNode;
  /** The accessible name of the dialog. */
  name: string;
  /** Renders the content of the dialog, which is mounted again each time the dialog opens. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a modal dialog. */
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
