import { useRef, useState } from 'react';
import UploadIcon from '~icons/tabler/upload';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { PublishAnswer, PublishState } from '../api.ts';
import { messages } from '../messages.ts';
import { client, errorMessage } from './client.ts';
import styles from './Form.module.css';

interface PublishProps {
  /** Whether the open file has changes that are not saved. */
  hasUnsaved: () => boolean;
}

/** A button that shows what has changed since the last commit, commits it and pushes. */
export function Publish({ hasUnsaved }: PublishProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<PublishState>();
  const [answer, setAnswer] = useState<PublishAnswer>();
  const [sentence, setSentence] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  /** Tells where a request failed. */
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(errorMessage(error));
    }
    setBusy(false);
  };
  const load = async () => {
    const loaded = await client.publishState();
    setState(loaded);
    setSentence(loaded.kind === 'possible' ? loaded.sentence : '');
  };
  const show = () => {
    setAnswer(undefined);
    setState(undefined);
    dialog.current?.showModal();
    attempt(load);
  };
  const publish = () =>
    attempt(async () => {
      setAnswer(await client.publish(sentence));
      await load();
    });

  const ready = state?.kind === 'possible' ? state : undefined;
  const canPublish = ready && (ready.changes.length > 0 || ready.unpushed > 0);
  return (
    <>
      <button type="button" className={`quiet ${styles.publish}`} onClick={show}>
        <UploadIcon aria-hidden="true" />
        {messages.publish.open}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="publish">
        <div className={styles.fields}>
          <h2 id="publish">{messages.publish.heading}</h2>
          {hasUnsaved() && <p className="wrong">{messages.publish.unsaved}</p>}
          <p className="wrong" role="alert">
            {failure}
          </p>
          {answer && (
            <div role="status">
              <p className={answer.outcome === 'published' ? undefined : 'wrong'}>
                {messages.publish[answer.outcome]}
              </p>
              <pre className={styles.output}>{answer.output}</pre>
            </div>
          )}
          {state?.kind === 'impossible' && <p>{state.reason}</p>}
          {!state && failure === '' && <p role="status">{messages.page.loading}</p>}
          {ready && !canPublish && !answer && <p>{messages.publish.nothing}</p>}
          {ready && ready.changes.length > 0 && (
            <>
              <ul className={styles.entries}>
                {ready.changes.map(({ title, what, fields }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: titles may be the same
                  <li key={index}>
                    <strong>{title}</strong>: {messages.publish[what]}
                    {fields.length > 0 && <p className="small-note">{fields.join(' · ')}</p>}
                  </li>
                ))}
              </ul>
              <div className={styles.field}>
                <label htmlFor="sentence">{messages.publish.sentenceLabel}</label>
                <input
                  id="sentence"
                  value={sentence}
                  onChange={({ target }) => setSentence(target.value)}
                />
              </div>
            </>
          )}
          {ready && ready.changes.length === 0 && ready.unpushed > 0 && (
            <p>{interpolate(messages.publish.waiting, { count: ready.unpushed })}</p>
          )}
          {canPublish && !ready.hasRemote && <p>{messages.publish.onlyCommit}</p>}
          <div className={styles.line}>
            {canPublish && (
              <button
                type="button"
                className={styles.save}
                aria-disabled={isBusy || sentence.trim() === ''}
                onClick={() => !isBusy && publish()}
              >
                {isBusy ? messages.publish.busy : messages.publish.publish}
              </button>
            )}
            <button type="button" className="quiet" onClick={() => dialog.current?.close()}>
              {messages.publish.close}
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
