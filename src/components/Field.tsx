import type { ComponentProps } from 'react';
import styles from './Field.module.css';

type Control = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'maxLength' | 'required' | 'inputMode'
>;

interface FieldProps extends Control {
  /** The id of the control; the place of the error has the same with `-error` behind it. */
  id: string;
  label: string;
  /** How many lines it has room for; more than one makes a text area. */
  lines?: number;
  /** What is wrong with what stands in it. */
  error?: string | undefined;
  /** A short note at the end of the label, such as how much more fits. */
  note?: string | undefined;
}

/**
 * A labelled input of a form. The label is always visible (WCAG 3.3.2), and what is wrong is told in
 * text below it (WCAG 3.3.1). The place for that is always there, so that a server can fill it.
 */
export function Field({
  id,
  label,
  lines = 1,
  type = 'text',
  error,
  note,
  ...control
}: FieldProps) {
  const shared = {
    id,
    className: styles.control,
    'aria-describedby': `${id}-error`,
    'aria-invalid': error ? true : undefined,
    ...control,
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {lines > 1 ? <textarea rows={lines} {...shared} /> : <input type={type} {...shared} />}
      <p className={styles.error} id={`${id}-error`}>
        {error}
      </p>
    </div>
  );
}
