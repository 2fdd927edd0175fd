import { useEffect, useEffectEvent, useState } from 'react';
import type { Overview } from '../api.ts';
import { splitLanguage } from '../form/translation.ts';
import { messages } from '../messages.ts';
import styles from './App.module.css';
import { client, errorMessage } from './client.ts';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { Publish } from './Publish.tsx';
import { mayDiscard, useOpenFile } from './use-open-file.ts';
import { useWindowEvent } from './use-window-event.ts';

/** The whole editor: the files, the form of one of them, and the site beside it. */
export function App() {
  const [overview, setOverview] = useState<Overview>();
  const [failure, setFailure] = useState('');
  const open = useOpenFile();

  const refresh = async () => {
    try {
      setOverview(await client.overview());
      setFailure('');
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  const onStart = useEffectEvent(refresh);
  useEffect(() => {
    onStart();
  }, []);
  // Who comes back from another program sees what that one wrote.
  useWindowEvent('focus', refresh);

  const create = (path: string, title: string) => {
    if (mayDiscard(open.isDirty.current)) open.open(path, title);
  };
  const restore = async (undo: string) => {
    try {
      open.open((await client.restore(undo)).path);
      await refresh();
    } catch (error) {
      setFailure(errorMessage(error));
    }
  };
  const { language, original } = splitLanguage(open.path);
  const entry = overview?.files.find(({ path }) => path === original);
  return (
    <div className={styles.page}>
      <a className="skip-link" href="#main">
        {messages.page.skip}
      </a>
      <header className={styles.header}>
        <h1>{messages.page.title}</h1>
        <p className="small-note">{overview?.folder}</p>
        <p className="wrong" role="alert">
          {failure}
        </p>
        <Publish hasUnsaved={() => open.isDirty.current} />
      </header>
      <div className={styles.columns}>
        <nav className={styles.files} aria-label={messages.page.files}>
          {overview && <FileList overview={overview} openPath={original} onCreate={create} />}
        </nav>
        <main className={styles.main} id="main" tabIndex={-1}>
          <p role="status">{open.notice}</p>
          {open.undo !== '' && (
            <button type="button" className="quiet" onClick={() => restore(open.undo)}>
              {messages.file.undo}
            </button>
          )}
          {open.path === '' ? (
            <p>{messages.page.choose}</p>
          ) : (
            <FileEditor
              key={`${open.path} ${open.title}`}
              path={open.path}
              title={open.title}
              unsaved={open.isDirty}
              onSaved={refresh}
              onRemoved={(notice, undo) => {
                open.open('', '', notice, undo);
                refresh();
              }}
            />
          )}
        </main>
        {overview?.preview !== undefined && (
          <PreviewPane
            address={overview.preview}
            path={(language === undefined ? '' : `/${language}`) + (entry?.shownAt ?? '/')}
            isValid={overview.isValid}
          />
        )}
      </div>
    </div>
  );
}
