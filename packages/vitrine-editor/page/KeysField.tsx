import { useState } from 'react';
import type { FormFlag } from 'vitrine/form';
import { WordInput } from './elements.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './Form.module.css';
import { controlId, type FieldProps, useForm } from './form-context.ts';
import { strings } from './language.ts';

/** The name of the key that `true` means. */
const DEFAULT_KEY = 'default';

const namesIn = (text: string) => text.split(/[\s,]+/).filter(Boolean);

/** A switch that makes a project private, and the names of the keys that open it. */
export function KeysField(props: FieldProps<FormFlag>) {
  const { path, value } = props;
  const form = useForm();
  const names = Array.isArray(value) ? value.map(String) : value === true ? [DEFAULT_KEY] : [];
  const [typed, setTyped] = useState('');
  const [last, setLast] = useState<readonly string[]>([DEFAULT_KEY]);
  // The typed text stays unchanged, also with a comma at its end, while it has the same names as the file.
  const text = namesIn(typed).join() === names.join() ? typed : names.join(', ');
  const change = (next: readonly string[]) =>
    form.change(path, next.join() === DEFAULT_KEY ? true : next.length > 0 ? [...next] : undefined);
  const id = controlId(path);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <div className={styles.check}>
            <input
              {...control}
              type="checkbox"
              checked={names.length > 0}
              onChange={({ target }) => {
                if (!target.checked) setLast(names);
                change(target.checked ? last : []);
              }}
            />
          </div>
          {names.length > 0 && (
            <>
              <label htmlFor={`${id}-names`}>{strings.field.keys}</label>
              <WordInput
                id={`${id}-names`}
                value={text}
                onChange={({ target }) => {
                  setTyped(target.value);
                  change(namesIn(target.value));
                }}
              />
            </>
          )}
        </>
      )}
    </FieldFrame>
  );
}
