import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { FormText } from 'vitrine/form';
import type { IconsFound } from '../api.ts';
import { client } from './client.ts';
import { DialogButton, ErrorMessage, QuietButton, WordInput } from './elements.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import formStyles from './Form.module.css';
import { type FieldProps, useForm } from './form-context.ts';
import styles from './IconField.module.css';
import { strings, t } from './language.ts';
import { useAttempt } from './use-attempt.ts';

/** A field for an icon: a text input for its name, and a dialog with a search. */
export function IconField(props: FieldProps<FormText>) {
  const { path, value } = props;
  const form = useForm();
  const name = typeof value === 'string' ? value : '';
  const label = (
    <>
      {strings.icons.choose}
      <span className="visually-hidden"> ({props.label})</span>
    </>
  );
  return (
    <FieldFrame {...props}>
      {(control) => (
        <span className={formStyles.line}>
          {name !== '' && <img className={styles.icon} src={client.iconAddress(name)} alt="" />}
          <WordInput
            {...control}
            value={name}
            onChange={({ target }) => form.change(path, target.value)}
          />
          <DialogButton label={label} name={t(strings.field.choose, { name: props.label })}>
            {(close) => (
              <IconGrid
                chosen={name}
                onChoose={(icon) => {
                  form.change(path, icon);
                  close();
                }}
                onCancel={close}
              />
            )}
          </DialogButton>
        </span>
      )}
    </FieldFrame>
  );
}

interface IconGridProps {
  chosen: string;
  onChoose: (name: string) => void;
  onCancel: () => void;
}

/** A search input, and a grid with the icons that were found. */
function IconGrid({ chosen, onChoose, onCancel }: IconGridProps) {
  const [query, setQuery] = useState(chosen.split(':')[1] ?? '');
  const [{ names, count }, setFound] = useState<IconsFound>({ names: [], count: 0 });
  const { failure, attempt } = useAttempt();
  const id = useId();
  const search = useEffectEvent(async (words: string, isLatest: () => boolean) => {
    const found = await attempt(client.icons(words));
    if (found && isLatest()) setFound(found);
  });
  useEffect(() => {
    let isLatest = true;
    search(query, () => isLatest).catch(console.error);
    return () => {
      isLatest = false;
    };
  }, [query]);
  const status = t(query.trim() === '' ? strings.icons.hint : strings.icons.found, {
    count,
    shown: names.length,
  });
  return (
    <div className={formStyles.controls}>
      <div className={formStyles.line}>
        <label htmlFor={id}>{strings.icons.search}</label>
        <input
          id={id}
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          // The Enter key would submit the form that contains this search input.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <QuietButton onClick={onCancel}>{strings.icons.cancel}</QuietButton>
      </div>
      <p className="small-note" role="status">
        {status}
      </p>
      <ErrorMessage>{failure}</ErrorMessage>
      <ul className={styles.icons}>
        {names.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <img className={styles.icon} src={client.iconAddress(name)} alt="" loading="lazy" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
