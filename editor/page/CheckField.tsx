import type { FormList } from '../../src/content/edit/form-schema.ts';
import { fieldText } from '../form/labels.ts';
import { FieldSet, MoveTools, moved } from './FieldSet.tsx';
import styles from './Form.module.css';
import { controlId, type FieldProps, hasIssue, useForm } from './form-context.ts';
import { FieldIssue } from './Issues.tsx';
import { editorStrings } from './language.ts';

interface CheckFieldProps extends FieldProps<FormList> {
  /** The allowed values, each of which gets a checkbox. */
  words: readonly string[];
}

/**
 * Checkboxes for a list of allowed values. Where the order matters, the chosen values come first, in
 * the chosen order. A field that is absent in the file shows its default.
 */
export function CheckField({ field, path, label, value, isRequired, words }: CheckFieldProps) {
  const form = useForm();
  const written = Array.isArray(value) ? value.map(String) : undefined;
  const chosen = written ?? (Array.isArray(field.default) ? field.default.map(String) : []);
  const { isOrdered = false } = field.info;
  // A value in the file that is not allowed can be unchecked, but not checked again.
  const others = isOrdered
    ? words.filter((word) => !chosen.includes(word))
    : [...words, ...chosen.filter((word) => !words.includes(word))];
  const shown = isOrdered ? [...chosen, ...others] : others;
  const change = (next: string[]) => form.change(path, next);
  const toggle = (word: string) => {
    if (chosen.includes(word)) change(chosen.filter((other) => other !== word));
    else if (isOrdered) change([...chosen, word]);
    else change(shown.filter((other) => other === word || chosen.includes(other)));
  };
  return (
    <FieldSet path={path} label={label} description={field.description} isOptional={!isRequired}>
      <ul className={isOrdered ? styles.entries : styles.checks}>
        {shown.map((word) => {
          const index = chosen.indexOf(word);
          const place = [...path, index];
          // A value that is not chosen has no index in the file's list, so its id contains the value.
          const id = index < 0 ? `${controlId(path)}-${word}` : controlId(place);
          const isWrong = index >= 0 && hasIssue(form, place);
          return (
            <li key={word} className={styles.check}>
              <label htmlFor={id}>
                <input
                  type="checkbox"
                  id={id}
                  checked={index >= 0}
                  aria-invalid={isWrong ? true : undefined}
                  aria-describedby={index < 0 ? undefined : `${controlId(place)}-issue`}
                  onChange={() => toggle(word)}
                />
                {fieldText(word, editorStrings.fields) ?? word}
              </label>
              {isOrdered && index >= 0 && (
                <span className={styles.tools}>
                  <MoveTools
                    path={path}
                    name={word}
                    index={index}
                    count={chosen.length}
                    onMove={(to) => change(moved(chosen, index, to))}
                  />
                </span>
              )}
              {index >= 0 && <FieldIssue path={place} />}
            </li>
          );
        })}
      </ul>
    </FieldSet>
  );
}
