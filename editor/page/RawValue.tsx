import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FormField } from '../form/from-schema.ts';
import { messages } from '../messages.ts';
import styles from './Field.module.css';
import { type FieldProps, partId, useForm } from './form-context.ts';
import { FieldIssue } from './Issues.tsx';

interface RawValueProps extends Pick<FieldProps, 'path' | 'label' | 'value'> {
  /** The field whose control cannot show the value; absent where the site knows no such field. */
  field?: FormField;
}

/** A value that no control can show: as text, with what is wrong. */
export function RawValue({ field, path, label, value }: RawValueProps) {
  const form = useForm();
  const remove = () => form.change(path, undefined);
  const rename = (word: string) => {
    remove();
    form.change([...path.slice(0, -1), word], value);
  };
  const isText = field?.type === 'string';
  const isSingle = typeof value === 'number' || typeof value === 'boolean';
  return (
    <fieldset className={`warning ${styles.raw}`} id={partId(path)}>
      <legend>{label}</legend>
      <p>{field ? messages.field.raw : messages.field.unknown}</p>
      <pre>{!field && typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
      <FieldIssue path={path} onSuggestion={field ? undefined : rename} />
      {isText && isSingle && (
        <button type="button" className="quiet" onClick={() => form.change(path, String(value))}>
          {messages.field.asText}
        </button>
      )}
      <button type="button" className="quiet" onClick={remove}>
        {field ? messages.field.clear : interpolate(messages.field.removeUnknown, { name: label })}
      </button>
    </fieldset>
  );
}
