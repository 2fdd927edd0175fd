import { useState } from 'react';
import { formats } from '../../src/content/schemas/fields/formats.ts';
import type { FormNumber, FormText } from '../form/from-schema.ts';
import { client } from './client.ts';
import styles from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { type FieldProps, useForm, useText } from './form-context.ts';
import { defaultText } from './names.ts';

/** How many letters stand in a line, roughly, where a browser cannot measure the text itself. */
const perLine = 60;

/**
 * A text. A plain one may have several lines, so it always gets a box that grows: a line to type in
 * would lose them.
 */
export function TextField(props: FieldProps<FormText>) {
  const { field } = props;
  const [written, write] = useText(props);
  // A text below | in the file ends with a line end, which nobody wants to see.
  const end = written.endsWith('\n') ? '\n' : '';
  const shown = written.slice(0, written.length - end.length);
  const change = (text: string) => write(text === '' ? '' : text + end);
  const shared = {
    className: styles.control,
    value: shown,
    placeholder: defaultText(field),
  };
  const isMarkdown = field.format === formats.markdown;
  // A text with a pattern is a word or a number, never of several lines.
  const isWord = !isMarkdown && (field.format ?? field.pattern) !== undefined;
  const isLong = !isWord || shown.includes('\n');
  const isDay = field.format === 'date' && (shown === '' || /^\d{4}-\d\d-\d\d$/.test(shown));
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            {...shared}
            rows={rowsOf(shown, isMarkdown ? 6 : 1)}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <span className={styles.line}>
            {field.format === formats.icon && shown !== '' && (
              <img className={styles.icon} src={client.iconAddress(shown)} alt="" />
            )}
            <input
              {...control}
              {...shared}
              type={isDay ? 'date' : 'text'}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => change(target.value)}
            />
          </span>
        )
      }
    </FieldFrame>
  );
}

/** How many lines a text takes. */
function rowsOf(text: string, least: number): number {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / perLine)));
  const sum = lines.reduce((total, count) => total + count, 0);
  return Math.max(least, Math.min(20, sum));
}

/** A number. What is typed and is none stays as it is, for the check to tell. */
export function NumberField(props: FieldProps<FormNumber>) {
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
          placeholder={defaultText(field)}
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
