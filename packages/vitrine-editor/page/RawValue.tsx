import type { FormField } from 'vitrine/form';
import { QuietButton } from './elements.tsx';
import { FieldSet } from './FieldSet.tsx';
import styles from './Form.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { strings, t } from './language.ts';

interface RawValueProps extends Pick<FieldProps, 'path' | 'label' | 'value'> {
  /** The form field that cannot show the value; undefined if the schema has no such field. */
  field?: FormField;
}

/** Shows a value that fits no control as text, with its issue and a button that removes it. */
export function RawValue({ field, path, label, value }: RawValueProps) {
  const form = useForm();
  const remove = () => form.change(path, undefined);
  const rename = (word: string) => {
    remove();
    form.change([...path.slice(0, -1), word], value);
  };
  const isText = field?.type === 'string' && typeof value !== 'object';
  return (
    <FieldSet path={path} label={label} description="" onSuggestion={field ? undefined : rename}>
      <p className={styles.description}>{strings.field[field ? 'raw' : 'unknown']}</p>
      <pre>{typeof value === 'string' ? value : JSON.stringify(value, null, 2)}</pre>
      {isText && (
        <QuietButton onClick={() => form.change(path, String(value))}>
          {strings.field.asText}
        </QuietButton>
      )}
      <QuietButton onClick={remove}>
        {field ? strings.field.clear : t(strings.field.removeUnknown, { name: label })}
      </QuietButton>
    </FieldSet>
  );
}
