import { useActionState } from 'react';
import type { EntryName } from '../../src/content/types.ts';
import type { FileEntry, Overview } from '../api.ts';
import { issueText } from '../form/labels.ts';
import styles from './App.module.css';
import { addressOf } from './address.ts';
import { client } from './client.ts';
import { ErrorMessage } from './elements.tsx';
import { nameOf } from './Issues.tsx';
import { editorStrings, editorText, language } from './language.ts';
import { useAttempt } from './use-attempt.ts';

interface FileListProps {
  overview: Overview;
  /** The number of lines in the list of what is to do; undefined until they are known. */
  toDoCount: number | undefined;
  /** Path of the open file; empty for the first screen. */
  openPath: string;
  /** Opens the form of a new file. */
  onCreate: (path: string, title: string) => void;
  /** Called when the open file is chosen again. */
  onReopen: () => void;
}

export function FileList({ overview, toDoCount, openPath, onCreate, onReopen }: FileListProps) {
  const { files, folders, issues } = overview;
  const single = files.filter(({ kind }) => !folders.some((folder) => folder === kind));
  return (
    <>
      {issues.length > 0 && (
        <div className="warning">
          <h2 className="wrong">{editorStrings.list.others}</h2>
          {issues.map((issue) => (
            <p key={JSON.stringify(issue)}>
              <strong>{nameOf(issue)}</strong> {issueText(issue, language)}
            </p>
          ))}
        </div>
      )}
      <div className={styles.list}>
        <a href={addressOf({})} aria-current={openPath === '' ? 'page' : undefined}>
          {editorStrings.toDo.heading}
          {toDoCount !== undefined && toDoCount > 0 && <small>{toDoCount}</small>}
        </a>
      </div>
      <section>
        <h2>{editorStrings.list.site}</h2>
        <Files files={single} openPath={openPath} onReopen={onReopen} />
      </section>
      {folders.map((kind) => (
        <section key={kind}>
          <h2>{editorStrings.folders[kind]}</h2>
          <NewFile key={openPath} kind={kind} onCreate={onCreate} />
          <Files
            files={files.filter((file) => file.kind === kind)}
            openPath={openPath}
            onReopen={onReopen}
          />
        </section>
      ))}
    </>
  );
}

type FilesProps = Pick<FileListProps, 'openPath' | 'onReopen'> & { files: readonly FileEntry[] };

function Files({ files, openPath, onReopen }: FilesProps) {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.path}>
          <a
            href={addressOf(file)}
            aria-current={file.path === openPath ? 'page' : undefined}
            onClick={file.path === openPath ? onReopen : undefined}
          >
            <span>
              <bdi>{file.title}</bdi>
            </span>
            {!file.exists && !file.isUnsaved && <small>{editorStrings.list.absent}</small>}
            {file.isUnsaved && (
              <small className={styles.unsaved}>{editorStrings.list.unsaved}</small>
            )}
            {file.issueCount > 0 && (
              <small className="wrong">
                {editorText(editorStrings.list.issues, { count: file.issueCount })}
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Asks for the title of a new entry, and opens an unsaved file with this title. */
function NewFile({ kind, onCreate }: Pick<FileListProps, 'onCreate'> & { kind: EntryName }) {
  const { failure, attempt } = useAttempt();
  const [title, create] = useActionState(async (_: string, data: FormData) => {
    const wanted = String(data.get('title')).trim();
    const created = await attempt(client.create(kind, wanted));
    if (!created) return wanted;
    onCreate(created.path, wanted);
    return '';
  }, '');
  const name = editorText(editorStrings.create.open, { kind: editorStrings.kinds[kind] });
  return (
    <details>
      <summary className="quiet">{name}</summary>
      <form className={styles.create} aria-label={name} action={create}>
        <label>
          {editorStrings.create.title}
          <input name="title" defaultValue={title} required />
        </label>
        <ErrorMessage>{failure}</ErrorMessage>
        <button type="submit" className="quiet">
          {editorStrings.create.create}
        </button>
      </form>
    </details>
  );
}
