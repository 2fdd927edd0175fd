import type { FormText } from 'vitrine/form';
import { phraseText } from '../form/labels.ts';
import styles from './ColourField.module.css';
import { WordInput } from './elements.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import formStyles from './Form.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import { language, strings, t } from './language.ts';

/** A field for a colour: the browser's colour picker, suggested colours, and a text input. */
export function ColourField(props: FieldProps<FormText>) {
  const { field, path, value } = props;
  const form = useForm();
  const written = typeof value === 'string' ? value : '';
  const isColour = /^#[\da-f]{6}$/i.test(written);
  const colours = Object.entries(field.info.meanings ?? {}).map(
    ([colour, meaning]) => [colour, phraseText(meaning, language)] as const,
  );
  return (
    <div className={formStyles.controls}>
      <FieldFrame {...props}>
        {(control) => (
          <span className={formStyles.line}>
            <input
              type="color"
              aria-label={t(strings.field.choose, { name: props.label })}
              className={`${styles.picker} ${isColour ? '' : styles.unset}`}
              value={isColour ? written.toLowerCase() : '#808080'}
              onChange={({ target }) => form.change(path, target.value)}
            />
            <WordInput
              {...control}
              value={written}
              placeholder={strings.field.lookColour}
              onChange={({ target }) => form.change(path, target.value)}
            />
          </span>
        )}
      </FieldFrame>
      <ul className={styles.swatches}>
        {colours.map(([colour, name]) => (
          <li key={colour}>
            <button
              type="button"
              aria-pressed={colour === written.toLowerCase()}
              aria-label={name}
              title={name}
              onClick={() => form.change(path, colour)}
            >
              <svg viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={colour} />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
