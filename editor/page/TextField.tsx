import { formats } from '../../src/content/schemas/fields/formats.ts';
import type { FormNumber, FormText } from '../form/from-schema.ts';
import { client } from './client.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './Form.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { defaultText } from './names.ts';

/**
 * A text. A plain one may have several lines, so it always gets a box that grows: a line to type in
 * would lose them.
 */
export function TextField(props: FieldProps<FormText>) {
  const { field, path } = props;
  const form = useForm();
  const written = typeof props.value === 'string' ? props.value : '';
  // A text below | in the file ends with a line end, which nobody wants to see.
  const end = written.endsWith('\n') ? '\n' : '';
  const shown = written.slice(0, written.length - end.length);
  const change = (text: string) => form.change(path, text === '' ? undefined : text + end);
  const shared = {
    value: shown,
    placeholder: defaultText(field),
  };
  const isMarkdown = field.format === formats.markdown;
  // A text with a pattern is a word or a number, never of several lines.
  const isWord = !isMarkdown && (field.format ?? field.pattern) !== undefined;
  const isLong = !isWord || shown.includes('\n');
  const isDay = field.format === 'date' && (shown === '' || /^\d{4}-\d\d-\d\d$/.test(shown));
  return (
    <FieldFrame {...props}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            {...shared}
            rows={isMarkdown ? 6 : 2}
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

export function NumberField(props: FieldProps<FormNumber>) {
  const { field, path, value } = props;
  const form = useForm();
  const change = (text: string) => form.change(path, text === '' ? undefined : Number(text));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <input
          {...control}
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          placeholder={defaultText(field)}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FieldFrame>
  );
}
