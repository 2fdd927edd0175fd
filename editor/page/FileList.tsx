import { useState } from 'react';
import type { FileEntry, Overview } from '../api.ts';
import { words } from '../words.ts';
import styles from './FileList.module.css';
import { fileName } from './file-name.ts';
import { plural } from './fill.ts';
import { issuePlace, issueText } from './issue-text.ts';
import { NewFile } from './NewFile.tsx';
import type { OpenFile } from './use-open-file.ts';

/** From this number of projects on there is a box to find one. */
const many = 8;

interface FileListProps {
  overview: Overview;
  open: OpenFile;
}

/** All files of the content by their names, with their mistakes. */
export function FileList({ overview: { files, issues }, open }: FileListProps) {
  const [wanted, setWanted] = useState('');
  const site = files.filter(({ kind }) => kind !== 'project' && kind !== 'page');
  const projects = files.filter(({ kind }) => kind === 'project');
  const pages = files.filter(({ kind }) => kind === 'page');
  const found = projects.filter((file) =>
    `${file.title} ${file.path}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <div className={styles.list}>
      {issues.length > 0 && (
        <div className={styles.others}>
          <h2>{words.list.others}</h2>
          {issues.map((issue) => (
            <p key={JSON.stringify(issue)}>
              <strong>{issuePlace(issue)}</strong> {issueText(issue)}
            </p>
          ))}
        </div>
      )}
      <Group heading={words.groups.site} files={site} open={open} />
      <section>
        <h2 className={styles.heading}>{words.groups.projects}</h2>
        <NewFile kind="project" onBegin={open.go} />
        {projects.length >= many && (
          <label className={styles.find}>
            {words.list.find}
            <input
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </label>
        )}
        {found.length === 0 && projects.length > 0 && <p>{words.list.none}</p>}
        <Files files={found} open={open} />
      </section>
      <section>
        <h2 className={styles.heading}>{words.groups.pages}</h2>
        <NewFile kind="page" onBegin={open.go} />
        <Files files={pages} open={open} />
      </section>
    </div>
  );
}

interface FilesProps {
  files: readonly FileEntry[];
  open: OpenFile;
}

function Group({ heading, ...rest }: FilesProps & { heading: string }) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <Files {...rest} />
    </section>
  );
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
            {fileName(file)}
            {!file.exists && <small>{words.list.absent}</small>}
            {file.mistakes > 0 && (
              <small className={styles.mistakes}>
                {plural(words.list.mistakes, file.mistakes)}
              </small>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
