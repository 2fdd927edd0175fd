import { words } from '../words.ts';
import { FieldIssue } from './FieldIssue.tsx';
import type { FieldProps } from './field-props.ts';
import { controlId, issueAt, partId, useForm } from './form-context.ts';
import styles from './RawValue.module.css';

/** A value that the control of its field cannot show: as text, with what is wrong. */
export function RawValue({ field, path, label, value }: FieldProps) {
  const form = useForm();
  const isText = field.kind === 'text' || field.kind === 'choice';
  const isSingle = typeof value === 'number' || typeof value === 'boolean';
  return (
    <fieldset className={styles.misfit} id={partId(path)}>
      <legend>{label}</legend>
      <p>{words.field.misfit}</p>
      <pre>{JSON.stringify(value, null, 2)}</pre>
      <FieldIssue id={`${controlId(path)}-fault`} issue={issueAt(form, path)} />
      {isText && isSingle && (
        <button type="button" className="quiet" onClick={() => form.change(path, String(value))}>
          {words.field.asText}
        </button>
      )}
      <button type="button" className="quiet" onClick={() => form.change(path, undefined)}>
        {words.field.clear}
      </button>
    </fieldset>
  );
}
