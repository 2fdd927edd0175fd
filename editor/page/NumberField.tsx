import { useState } from 'react';
import { words } from '../words.ts';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { fill } from './fill.ts';
import { useForm } from './form-context.ts';

/** A number. What is typed and is none stays as it is, for the check to tell. */
export function NumberField({
  field,
  path,
  label,
  value,
  isRequired,
  isEntry,
}: FieldProps<'number'>) {
  const form = useForm();
  const [typed, setTyped] = useState(String(value ?? ''));
  // While one types, 1.0 is shown as it is typed; a value from elsewhere replaces it.
  const shown = Object.is(read(typed), value ?? undefined) ? typed : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    form.change(path, read(text));
  };
  const { standard } = field;
  return (
    <FieldFrame
      {...{ path, label, isRequired, isEntry }}
      description={field.description}
      onSuggestion={change}
    >
      {(control) => (
        <input
          {...control}
          className={styles.short}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          placeholder={
            standard === undefined ? undefined : fill(words.field.standard, { value: standard })
          }
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
