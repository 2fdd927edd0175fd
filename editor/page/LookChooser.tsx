import { useEffect, useEffectEvent, useState } from 'react';
import { logRejection } from '../../src/lib/log-rejection.ts';
import type { FileState } from '../api.ts';
import { issueText } from '../form/labels.ts';
import { client } from './client.ts';
import { ErrorMessage } from './elements.tsx';
import styles from './FirstScreen.module.css';
import { LookRadios } from './LookRadios.tsx';
import { editorStrings, editorText, language } from './language.ts';
import { useAttempt } from './use-attempt.ts';

/** The file that has the look of the site. */
const FILE = 'site.yaml';

/** Chooses the look of the site from screenshots, and saves it at once. */
export function LookChooser({ onSaved }: { onSaved: () => Promise<void> }) {
  const [site, setSite] = useState<FileState>();
  const [notice, setNotice] = useState('');
  const { failure, setFailure, attempt } = useAttempt();

  const load = async () => setSite(await attempt(client.open(FILE)));
  const onStart = useEffectEvent(load);
  useEffect(() => {
    onStart().catch(console.error);
  }, []);
  const choose = async (look: string) => {
    if (site?.value === undefined) return;
    setNotice('');
    const { hash, value } = site;
    const change = { value: { ...value, look } };
    setSite({ ...site, value: change.value });
    const response = await attempt(client.save({ path: FILE, hash, change }));
    if (response?.kind === 'saved') {
      setSite(response.file);
      setNotice(editorText(editorStrings.toDo.lookSaved, { name: look }));
      await onSaved();
      return;
    }
    await load();
    if (response?.kind === 'changed') setFailure(editorStrings.file.changed);
    if (response?.kind === 'invalid') {
      setFailure(response.issues.map((issue) => issueText(issue, language)).join(' '));
    }
  };

  const field = site?.form.properties.look;
  // Without fields, the look can be changed only in the text of the file, which the list names.
  if (site?.value === undefined || field?.type !== 'string') return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{editorStrings.toDo.look}</legend>
      <p className="small-note" role="status">
        {notice || editorStrings.toDo.lookNote}
      </p>
      <div id="look-issue">
        <ErrorMessage>{failure}</ErrorMessage>
      </div>
      <LookRadios
        field={field}
        id="look"
        chosen={site.value.look ?? field.default}
        onChoose={logRejection(choose)}
      />
    </fieldset>
  );
}
