import { client } from './client.ts';
import styles from './FieldFrame.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useWord } from './form-context.ts';
import { standardWords } from './names.ts';

/** How many letters stand in a line, roughly, where a browser cannot measure the text itself. */
const perLine = 60;

/**
 * A text. A plain one may have several lines, so it always gets a box that grows: a line to type in
 * would lose them.
 */
export function TextField(props: FieldProps<'text'>) {
  const { field } = props;
  const [written, write] = useWord(props);
  // A text below | in the file ends with a line end, which nobody wants to see.
  const end = written.endsWith('\n') ? '\n' : '';
  const shown = written.slice(0, written.length - end.length);
  const change = (text: string) => write(text === '' ? '' : text + end);
  const shared = {
    className: styles.control,
    value: shown,
    placeholder: standardWords(field),
  };
  const isLong = field.format === 'plain' || field.format === 'markdown' || shown.includes('\n');
  const isDay = field.format === 'date' && (shown === '' || /^\d{4}-\d\d-\d\d$/.test(shown));
  return (
    <FieldFrame {...props} onSuggestion={change}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            {...shared}
            rows={rowsOf(shown, field.format === 'markdown' ? 6 : 1)}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <span className={styles.line}>
            {field.format === 'icon' && shown !== '' && (
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
  return Math.max(
    least,
    Math.min(
      20,
      lines.reduce((sum, count) => sum + count, 0),
    ),
  );
}
