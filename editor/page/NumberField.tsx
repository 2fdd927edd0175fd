import { useState } from 'react';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { standardWords } from './names.ts';

/** A number. What is typed and is none stays as it is, for the check to tell. */
export function NumberField(props: FieldProps<'number'>) {
  const { field, path, value } = props;
  const form = useForm();
  const [typed, setTyped] = useState(String(value ?? ''));
  // While one types, 1.0 is shown as it is typed; a value from elsewhere replaces it.
  const shown = Object.is(read(typed), value ?? undefined) ? typed : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    form.change(path, read(text));
  };
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) => (
        <input
          {...control}
          className={styles.short}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          placeholder={standardWords(field)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
}

/** A number as it is typed, with a comma or a point; other text stays text. */
function read(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^-?\d+(?:[.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : text;
}
