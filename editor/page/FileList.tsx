import { useActionState, useId, useState } from 'react';
import PlusIcon from '~icons/tabler/plus';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FileEntry, Overview } from '../api.ts';
import { messages } from '../messages.ts';
import { client, errorMessage } from './client.ts';
import styles from './FileList.module.css';
import { issuePlace, issueText, plural } from './Issues.tsx';
import type { OpenFile } from './use-open-file.ts';

/** From this number of files of a kind on there is a box to find one. */
const many = 8;

interface FileListProps {
  overview: Overview;
  open: OpenFile;
}

export function FileList({ overview: { files, folders, issues, outside }, open }: FileListProps) {
  const others = [...issues, ...outside];
  const single = files.filter(({ kind }) => !folders.some((folder) => folder.kind === kind));
  return (
    <div className={styles.list}>
      {others.length > 0 && (
        <div className={`warning ${styles.others}`}>
          <h2>{messages.list.others}</h2>
          {others.map((issue) => (
            <p key={JSON.stringify(issue)}>
              <strong>{issuePlace(issue)}</strong> {issueText(issue)}
            </p>
          ))}
        </div>
      )}
      <section>
        <h2 className={styles.heading}>{messages.list.site}</h2>
        <Files files={single} open={open} />
      </section>
      {folders.map(({ kind, heading }) => (
        <section key={kind}>
          <h2 className={styles.heading}>{heading}</h2>
          <NewFile kind={kind} onCreate={open.go} />
          <Entries kind={kind} files={files.filter((file) => file.kind === kind)} open={open} />
        </section>
      ))}
    </div>
  );
}

function Entries({ kind, files, open }: FilesProps & { kind: string }) {
  const [wanted, setWanted] = useState('');
  const found = files.filter((file) =>
    `${file.title} ${file.path}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <>
      {files.length >= many && (
        <label className={styles.find}>
          {interpolate(messages.list.find, { kind })}
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
      )}
      {found.length === 0 && files.length > 0 && <p>{interpolate(messages.list.none, { kind })}</p>}
      <Files files={found} open={open} />
    </>
  );
}

interface FilesProps {
  files: readonly FileEntry[];
  open: OpenFile;
}

function Files({ files, open }: FilesProps) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.path}>
          <a
            className={styles.file}
            href={`#${encodeURI(file.path)}`}
            aria-current={file.path === open.path ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              open.go(file.path);
            }}
          >
            {file.title}
            {!file.exists && <small>{messages.list.absent}</small>}
            {file.issueCount > 0 && (
              <small className={styles.issues}>
                {plural(messages.list.issues, file.issueCount)}
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface NewFileProps {
  kind: string;
  /** Opens the form of the new file. */
  onCreate: (path: string, title: string) => void;
}

/** A button that asks for a title and opens a new file with it. */
function NewFile({ kind, onCreate }: NewFileProps) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const [{ title, failure }, create] = useActionState(
    async (_: unknown, data: FormData) => {
      const title = String(data.get('title')).trim();
      try {
        const { path } = await client.create(kind, title);
        setAsking(false);
        onCreate(path, title);
        return { title: '', failure: '' };
      } catch (error) {
        return { title, failure: errorMessage(error) };
      }
    },
    { title: '', failure: '' },
  );
  const name = interpolate(messages.create.open, { kind });
  if (!isAsking) {
    return (
      <button type="button" className={`quiet ${styles.create}`} onClick={() => setAsking(true)}>
        <PlusIcon aria-hidden="true" />
        {name}
      </button>
    );
  }
  return (
    <form className={styles.ask} aria-label={name} action={create}>
      <label htmlFor={id}>{messages.create.title}</label>
      {/* biome-ignore lint/a11y/noAutofocus: the person has just asked for this box */}
      <input id={id} name="title" defaultValue={title} required autoFocus />
      <p role="alert">{failure}</p>
      <button type="submit" className="quiet">
        {messages.create.create}
      </button>
      <button type="button" className="quiet" onClick={() => setAsking(false)}>
        {messages.create.cancel}
      </button>
    </form>
  );
}
