import { useRef, useState } from 'react';
import { logRejection } from 'vitrine/form';
import { issueText } from '../form/labels.ts';
import { client } from './client.ts';
import { ErrorMessage } from './elements.tsx';
import styles from './FirstScreen.module.css';
import { LookRadios } from './LookRadios.tsx';
import { language, strings, t } from './language.ts';
import { useLoaded } from './use-attempt.ts';

/** The file that has the look of the site. */
const FILE = 'site.yaml';

/** Chooses the look of the site from screenshots, and saves it at once. */
export function LookChooser({ onSaved }: { onSaved: () => Promise<void> }) {
  const [chosen, setChosen] = useState<string>();
  const [notice, setNotice] = useState('');
  const { loaded: site, failure, setFailure, attempt, show } = useLoaded(() => client.open(FILE));
  /** The choices are saved one after another, because the arrow keys choose faster than a file is written. */
  const saved = useRef(Promise.resolve());
  const save = async (look: string) => {
    const file = await attempt(client.open(FILE));
    if (file?.value === undefined) return;
    const change = { value: { ...file.value, look } };
    const response = await attempt(client.save({ path: FILE, hash: file.hash, change }));
    if (response?.kind === 'saved') {
      setNotice(t(strings.toDo.lookSaved, { name: look }));
      await onSaved();
      return;
    }
    await show(client.open(FILE));
    setChosen(undefined);
    if (response?.kind === 'changed') setFailure(strings.file.changed);
    if (response?.kind === 'invalid') {
      setFailure(response.issues.map((issue) => issueText(issue, language)).join(' '));
    }
  };
  const choose = (look: string) => {
    setNotice('');
    setChosen(look);
    const saveThis = () => save(look);
    saved.current = saved.current.then(saveThis, saveThis);
    return saved.current;
  };

  const field = site?.form.properties.look;
  // Without fields, the look can be changed only in the text of the file, which the list names.
  if (site?.value === undefined || field?.type !== 'string') return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{strings.toDo.look}</legend>
      <p className="small-note" role="status">
        {notice || strings.toDo.lookNote}
      </p>
      <div id="look-issue">
        <ErrorMessage>{failure}</ErrorMessage>
      </div>
      <LookRadios
        field={field}
        id="look"
        chosen={chosen ?? site.value.look ?? field.default}
        onChoose={logRejection(choose)}
      />
    </fieldset>
  );
}
