import type { FormList } from 'vitrine/form';
import { isFoldable } from '../form/arrange.ts';
import { fieldName } from '../form/labels.ts';
import { moved } from '../form/reorder.ts';
import { summaryOf } from '../form/summary.ts';
import { AddChoice } from './AddChoice.tsx';
import { FieldSet } from './FieldSet.tsx';
import styles from './Form.module.css';
import { controlId, type FieldProps, hasIssue, isExtensible, useForm } from './form-context.ts';
import { FieldIssue } from './Issues.tsx';
import { language } from './language.ts';
import { Sortable } from './Sortable.tsx';

interface CheckFieldProps extends FieldProps<FormList> {
  /** The allowed values, each of which gets a checkbox. */
  words: readonly string[];
}

/**
 * Checkboxes for a list of allowed values. Where the order matters, the chosen values come first and can be
 * moved. A field that is absent in the file shows its default.
 */
export function CheckField(props: CheckFieldProps) {
  const { field, path, label, value, isRequired, isOpen, words } = props;
  const form = useForm();
  const written = Array.isArray(value) ? value.map(String) : undefined;
  const chosen = written ?? (Array.isArray(field.default) ? field.default.map(String) : []);
  const { isOrdered = false } = field.info;
  // A value in the file that is not allowed can be unchecked, but not checked again.
  const others = isOrdered
    ? words.filter((word) => !chosen.includes(word))
    : [...words, ...chosen.filter((word) => !words.includes(word))];
  const change = (next: string[]) => form.change(path, next);
  const toggle = (word: string) => {
    if (chosen.includes(word)) change(chosen.filter((other) => other !== word));
    else if (isOrdered) change([...chosen, word]);
    else change(others.filter((other) => other === word || chosen.includes(other)));
  };
  const allowsOwnWords = isExtensible(form, path);
  const wordLabel = (word: string) => (allowsOwnWords ? word : fieldName(word, language));
  const check = (word: string) => {
    const index = chosen.indexOf(word);
    const choicePath = [...path, index];
    // A value that is not chosen has no index in the file's list, so its id contains the value.
    const id = index < 0 ? `${controlId(path)}-${word}` : controlId(choicePath);
    const isWrong = index >= 0 && hasIssue(form, choicePath);
    return (
      <>
        <label htmlFor={id}>
          <input
            type="checkbox"
            id={id}
            checked={index >= 0}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={index < 0 ? undefined : `${controlId(choicePath)}-issue`}
            onChange={() => toggle(word)}
          />
          {wordLabel(word)}
        </label>
        {index >= 0 && <FieldIssue path={choicePath} />}
      </>
    );
  };
  const summary = summaryOf(field, chosen.map(wordLabel), language);
  return (
    <FieldSet
      path={path}
      label={label}
      description={field.description}
      isOptional={!isRequired}
      summary={isFoldable(field, path) ? summary : undefined}
      isOpen={isOpen}
    >
      {isOrdered && (
        <Sortable
          path={path}
          entries={chosen.map((word) => ({ key: word, name: wordLabel(word) }))}
          onMove={(from, to) => change(moved(chosen, from, to))}
        >
          {(index) => <div className={styles.check}>{check(chosen[index] ?? '')}</div>}
        </Sortable>
      )}
      <ul className={isOrdered ? styles.unchosen : styles.checks}>
        {others.map((word) => (
          <li key={word} className={styles.check}>
            {check(word)}
          </li>
        ))}
      </ul>
      <AddChoice path={path} label={label} onAdded={(word) => change([...chosen, word])} />
    </FieldSet>
  );
}
