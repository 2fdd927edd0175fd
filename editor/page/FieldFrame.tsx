import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import styles from './Form.module.css';
import { controlId, type FieldProps, issueAt, partId, useForm } from './form-context.ts';
import { FieldIssue } from './Issues.tsx';

/** What a control says about itself to screen readers. */
export interface ControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

type FrameProps = FieldProps & {
  children: (control: ControlProps) => ReactNode;
};

/** A control with its label above it, what it is for, and what is wrong with it below. */
export function FieldFrame({
  field,
  path,
  label,
  isRequired,
  isEntry = false,
  children,
}: FrameProps) {
  const issue = issueAt(useForm(), path);
  const id = controlId(path);
  return (
    <div className={styles.field} id={partId(path)}>
      <label className={isEntry ? 'visually-hidden' : undefined} htmlFor={id}>
        {label}
        {!isRequired && !isEntry && (
          <span className={styles.hint}> ({messages.field.optional})</span>
        )}
      </label>
      <p className={isEntry ? 'visually-hidden' : 'small-note'} id={`${id}-about`}>
        {field.description}
      </p>
      {children({
        id,
        'aria-describedby': `${id}-issue ${id}-about`,
        'aria-invalid': issue ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      <FieldIssue path={path} />
    </div>
  );
}
