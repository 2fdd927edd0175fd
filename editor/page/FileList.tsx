import { useState } from 'react';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FileEntry, Overview } from '../api.ts';
import { messages } from '../messages.ts';
import styles from './FileList.module.css';
import { issuePlace, issueText, plural } from './issue-text.ts';
import { NewFile } from './NewFile.tsx';
import type { OpenFile } from './use-open-file.ts';

/** From this number of files of a kind on there is a box to find one. */
const many = 8;

interface FileListProps {
  overview: Overview;
  open: OpenFile;
}

export function FileList({ overview: { files, folders, issues }, open }: FileListProps) {
  const single = files.filter(({ kind }) => !folders.some((folder) => folder.kind === kind));
  return (
    <div className={styles.list}>
      {issues.length > 0 && (
        <div className={styles.others}>
          <h2>{messages.list.others}</h2>
          {issues.map((issue) => (
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
          <NewFile kind={kind} onBegin={open.go} />
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
            {file.mistakes > 0 && (
              <small className={styles.mistakes}>
                {plural(messages.list.mistakes, file.mistakes)}
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
