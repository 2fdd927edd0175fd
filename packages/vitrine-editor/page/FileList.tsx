import { useActionState, useState } from 'react';
import { capitalise, splitLanguage } from 'vitrine/form';
import type { FileEntry, Overview, ToDoList } from '../api.ts';
import { containsWords } from '../form/contains-words.ts';
import { issueText } from '../form/labels.ts';
import styles from './App.module.css';
import { addressOf } from './address.ts';
import { client } from './client.ts';
import { ErrorMessage } from './elements.tsx';
import { issueName } from './Issues.tsx';
import { language, strings, t } from './language.ts';
import { useAttempt } from './use-attempt.ts';

interface FileListProps {
  overview: Overview;
  /** What is still to be written; undefined until it is known. */
  toDo: ToDoList | undefined;
  /** Path of the open file; empty for the first screen. */
  openPath: string;
  /** Opens the form of a new file. */
  onCreate: (path: string, title: string) => void;
  /** Called when the open file is chosen again. */
  onReopen: () => void;
}

/** The number of entries, such as projects, from which on the list has a search. */
const SEARCHED_FROM = 10;

export function FileList({ overview, toDo, openPath, onCreate, onReopen }: FileListProps) {
  const { files, issues, setAside } = overview;
  const single = files.filter(({ collection }) => !(collection in strings.folders));
  const isUsed = ({ exists, isUnsaved }: FileEntry) => exists || isUnsaved;
  const unused = single.filter((file) => !isUsed(file));
  const lines = Map.groupBy(toDo?.open ?? [], ({ path = '' }) => splitLanguage(path).original);
  const shared = { openPath, onReopen, toDoCount: (path: string) => lines.get(path)?.length ?? 0 };
  const toDoCount = toDo?.open.length ?? 0;
  return (
    <>
      {issues.length > 0 && (
        <div className="warning">
          <h2 className="wrong">{strings.list.others}</h2>
          {issues.map((issue) => (
            <p key={JSON.stringify(issue)}>
              <strong>{issueName(issue)}</strong> {issueText(issue, language)}
            </p>
          ))}
        </div>
      )}
      {setAside.length > 0 && (
        <div className="warning">
          {setAside.map((path) => (
            <p key={path}>{t(strings.list.setAside, { path })}</p>
          ))}
        </div>
      )}
      <div className={styles.list}>
        <a href={addressOf({})} aria-current={openPath === '' ? 'page' : undefined}>
          {strings.toDo.heading}
          {toDoCount > 0 && <small>{numbers.format(toDoCount)}</small>}
        </a>
      </div>
      <section>
        <h2>{strings.list.site}</h2>
        <Files files={single.filter(isUsed)} {...shared} />
        {unused.length > 0 && (
          <>
            <h3>{capitalise(strings.list.absent, language.locale)}</h3>
            <Files files={unused} {...shared} />
          </>
        )}
      </section>
      {Object.entries(strings.folders).map(([collection, name]) => (
        <section key={collection}>
          <h2>{name}</h2>
          <NewFile key={openPath} collection={collection} onCreate={onCreate} />
          <FoundFiles
            name={name}
            files={files.filter((file) => file.collection === collection)}
            {...shared}
          />
        </section>
      ))}
    </>
  );
}

const numbers = new Intl.NumberFormat(language.locale);

interface FilesProps extends Pick<FileListProps, 'openPath' | 'onReopen'> {
  files: readonly FileEntry[];
  /** The number of things left to do in a file and its translations. */
  toDoCount: (path: string) => number;
}

/** The entries of one collection, with a search by their titles where there are many. */
function FoundFiles({ name, files, ...shared }: FilesProps & { name: string }) {
  const [query, setQuery] = useState('');
  if (files.length < SEARCHED_FROM) return <Files files={files} {...shared} />;
  const label = t(strings.list.find, { list: name });
  const found = files.filter(({ title }) => containsWords(title, query, language.locale));
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className="small-note" role="status">
        {found.length === 0 && strings.list.none}
      </p>
      <Files files={found} {...shared} />
    </>
  );
}

function Files({ files, openPath, onReopen, toDoCount }: FilesProps) {
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
            <FileNote file={file} toDoCount={toDoCount(file.path)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The state of a file in a few words: its errors and unsaved changes, or else what is left to do. */
function FileNote({ file, toDoCount }: { file: FileEntry; toDoCount: number }) {
  const { issues, toDo, unsaved } = strings.list;
  const hasErrors = file.issueCount > 0;
  return (
    <>
      {file.isUnsaved && <small>{unsaved}</small>}
      {hasErrors && <small className="wrong">{t(issues, { count: file.issueCount })}</small>}
      {!file.isUnsaved && !hasErrors && toDoCount > 0 && (
        <small>{t(toDo, { count: toDoCount })}</small>
      )}
    </>
  );
}

/** Asks for the title of a new entry, and opens an unsaved file with this title. */
function NewFile({
  collection,
  onCreate,
}: Pick<FileListProps, 'onCreate'> & { collection: string }) {
  const { failure, attempt } = useAttempt();
  const [title, create] = useActionState(async (_: string, data: FormData) => {
    const entryTitle = String(data.get('title')).trim();
    const created = await attempt(client.create(collection, entryTitle));
    if (!created) return entryTitle;
    onCreate(created.path, entryTitle);
    return '';
  }, '');
  const { create: texts } = strings;
  const collections: Readonly<Record<string, string>> = strings.collections;
  const name = t(texts.open, { name: collections[collection] ?? collection });
  return (
    <details>
      <summary className="quiet">{name}</summary>
      <form className={styles.create} aria-label={name} action={create}>
        <label>
          {texts.title}
          <input name="title" defaultValue={title} required />
        </label>
        <ErrorMessage>{failure}</ErrorMessage>
        <button type="submit" className="quiet">
          {texts.create}
        </button>
      </form>
    </details>
  );
}
