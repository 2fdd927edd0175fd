import { useState } from 'react';
import { logRejection } from 'vitrine/form';
import type { FileEntry, PublishRequest, PublishResponse, ToDoLine } from '../api.ts';
import { addressOf } from './address.ts';
import { client } from './client.ts';
import { ErrorMessage, QuietButton, WordInput } from './elements.tsx';
import formStyles from './Form.module.css';
import { strings, t } from './language.ts';
import styles from './Publish.module.css';
import { PublishAnswer } from './PublishAnswer.tsx';
import { PublishChanges } from './PublishChanges.tsx';
import { lineName } from './ToDo.tsx';
import { useLoaded, useOneAtATime } from './use-attempt.ts';
import { Versions } from './Versions.tsx';

interface PublishProps {
  /** The files with changes that are not saved. */
  unsaved: readonly FileEntry[];
  /** What is needed to publish and not done yet. */
  needed: readonly ToDoLine[];
  onClose: () => void;
}

/** Lists the changes since the last commit, and has a button that commits and pushes them. */
export function Publish({ unsaved, needed, onClose }: PublishProps) {
  const [response, setResponse] = useState<PublishResponse>();
  const [written, setWritten] = useState<string>();
  /** The address of a repository, where the owner's has no remote repository. */
  const [remote, setRemote] = useState('');
  const [chosen, setChosen] = useState<PublishRequest['choices']>({});
  const { isBusy, once } = useOneAtATime();
  const { loaded: state, failure, attempt, show } = useLoaded(() => client.publishState());
  const ready = state?.kind === 'possible' ? state : undefined;
  const commitMessage = written ?? ready?.commitMessage ?? '';
  const publish = async (choices?: PublishRequest['choices']) => {
    const added = remote.trim() || undefined;
    const published = await attempt(
      client.publish({ commitMessage, remote: added, choices: { ...chosen, ...choices } }),
    );
    // The old list of changes stays until the new list is loaded. Then the result of publishing is shown with it.
    if (published && (await show(client.publishState()))) setWritten(undefined);
    setResponse(published);
    // A later step may ask about other files.
    setChosen((old) => ({ ...old, ...choices }));
  };

  // An address that is still to be written leads nowhere.
  const isAddressOpen = needed.some(
    ({ path, field }) => path === 'site.yaml' && field === 'address',
  );
  const needsRemote = ready !== undefined && ready.remote === undefined;
  const target = ready?.remote ?? remote.trim();
  const canPublish =
    ready &&
    (ready.changes.length > 0 ||
      ready.unpushed > 0 ||
      ready.unfinished !== undefined ||
      (needsRemote && target !== ''));
  const isReady =
    ready !== undefined && (ready.changes.length === 0 || commitMessage.trim() !== '');
  return (
    <div className={formStyles.fields}>
      <h2>{strings.publish.heading}</h2>
      {unsaved.length > 0 && (
        <div className="warning">
          <p className="wrong">{strings.publish.unsaved}</p>
          <ul className={formStyles.entries}>
            {unsaved.map(({ path, title }) => (
              <li key={path}>
                <a href={addressOf({ path })} onClick={onClose}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <ErrorMessage>{failure}</ErrorMessage>
      {response && (
        <PublishAnswer
          response={response}
          siteAddress={isAddressOpen ? undefined : ready?.siteAddress}
        />
      )}
      {response?.conflicts && (
        <Versions
          key={response.output}
          onlyMine={[]}
          conflicts={response.conflicts.map(({ path, title, mine, theirs }) => ({
            ...{ key: path, name: title, mine, theirs },
          }))}
          onCombine={(mine) => {
            const choices = response.conflicts?.map(({ path, versions }) => {
              const side = mine.has(path) ? 'mine' : 'theirs';
              return [path, { side, versions }] as const;
            });
            return once(() => publish(Object.fromEntries(choices ?? [])));
          }}
        />
      )}
      {ready?.unfinished && !response && (
        <p>{t(strings.publish.unfinished, { operation: ready.unfinished })}</p>
      )}
      {needed.length > 0 && !response && (
        <div className="warning">
          <p className="wrong">{strings.toDo.needed}</p>
          <ul className={formStyles.entries}>
            {needed.map((line) => (
              <li key={JSON.stringify(line)}>
                {line.path === undefined ? (
                  lineName(line)
                ) : (
                  <a href={addressOf(line)} onClick={onClose}>
                    {lineName(line)}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {state?.kind === 'impossible' && !response && (
        <div className="warning">
          <p className="wrong">{strings.refusals[state.refusal]}</p>
          <ul className={formStyles.entries}>
            {state.paths.map((path) => (
              <li key={path}>
                <bdi>{path}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {!state && failure === '' && <p role="status">{strings.page.loading}</p>}
      {ready && !canPublish && !response && <p>{strings.publish.nothing}</p>}
      {ready && ready.changes.length > 0 && (
        <>
          <PublishChanges changes={ready.changes} />
          {ready.diff !== '' && (
            <details className={styles.diff}>
              <summary>{strings.publish.diff}</summary>
              {/* Focusable, so that the arrow keys scroll it. */}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls (WCAG 2.1.1) */}
              <pre dir="ltr" tabIndex={0}>
                {ready.diff}
              </pre>
            </details>
          )}
          <div className={formStyles.field}>
            <label htmlFor="commitMessage">{strings.publish.commitMessageLabel}</label>
            <input
              id="commitMessage"
              value={commitMessage}
              onChange={({ target }) => setWritten(target.value)}
            />
          </div>
        </>
      )}
      {ready && ready.changes.length === 0 && ready.unpushed > 0 && (
        <p>{t(strings.publish.waiting, { count: ready.unpushed })}</p>
      )}
      {needsRemote && (
        <div className={formStyles.field}>
          <label htmlFor="remote">{strings.publish.repository}</label>
          <p className={formStyles.description} id="remote-note">
            {strings.publish.repositoryNote}
          </p>
          <WordInput
            id="remote"
            aria-describedby="remote-note"
            dir="ltr"
            placeholder="https://github.com/name/my-site.git"
            value={remote}
            onChange={({ target: { value } }) => setRemote(value)}
          />
        </div>
      )}
      {canPublish && (
        <p className="small-note">
          {target === ''
            ? strings.publish.onlyCommit
            : t(strings.publish.target, { branch: ready.branch, remote: target })}
        </p>
      )}
      <div className={`${formStyles.line} ${styles.actions}`}>
        {canPublish && (
          <button
            type="button"
            className={formStyles.save}
            aria-disabled={isBusy || !isReady}
            onClick={logRejection(() => isReady && once(publish))}
          >
            {isBusy ? strings.publish.busy : strings.publish.publish}
          </button>
        )}
        <QuietButton onClick={onClose}>{strings.publish.close}</QuietButton>
      </div>
    </div>
  );
}
