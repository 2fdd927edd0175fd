import { type ComponentProps, useId } from 'react';
import styles from './Field.module.css';

type Control = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'autoComplete' | 'maxLength' | 'required' | 'inputMode'
>;

interface FieldProps extends Control {
  label: string;
  /** How many lines it has room for; more than one makes a text area. */
  lines?: number;
}

/** A labelled input of a form. The label is always visible (WCAG 3.3.2). */
export function Field({ label, lines = 1, type = 'text', ...control }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {lines > 1 ? (
        <textarea id={id} className={styles.control} rows={lines} {...control} />
      ) : (
        <input id={id} className={styles.control} type={type} {...control} />
      )}
    </div>
  );
}
