import { useEffect, useEffectEvent, useState } from 'react';
import UploadIcon from '~icons/tabler/upload';
import { splitLanguage } from '../../src/lib/language-tag.ts';
import type { Overview } from '../api.ts';
import styles from './App.module.css';
import { client } from './client.ts';
import { DialogButton, ErrorMessage, QuietButton } from './elements.tsx';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { editorStrings } from './language.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { Publish } from './Publish.tsx';
import { Panel, Tabs } from './Tabs.tsx';
import { useAttempt } from './use-attempt.ts';
import { useMedia } from './use-media.ts';
import { mayDiscard, useOpenFile } from './use-open-file.ts';
import { useWindowEvent } from './use-window-event.ts';

const publishLabel = (
  <>
    <UploadIcon aria-hidden="true" />
    {editorStrings.publish.open}
  </>
);

/** The editor's page: the list of files, the form of the open file, and a preview of the site. */
export function App() {
  const [overview, setOverview] = useState<Overview>();
  const { failure, attempt } = useAttempt();
  const open = useOpenFile();
  const isNarrow = useMedia('(width < 64rem)');
  const isPhone = useMedia('(width < 44rem)');
  const [tab, setTab] = useState<'form' | 'preview'>('form');

  const refresh = async () => {
    const response = await attempt(client.overview());
    if (response) setOverview(response);
  };
  const onStart = useEffectEvent(refresh);
  useEffect(() => {
    onStart();
  }, []);
  // Another program may have changed the files while its window had the focus.
  useWindowEvent('focus', refresh);

  const create = (path: string, title: string) => {
    if (mayDiscard(open.isDirty.current)) open.open(path, title);
  };
  const restore = async (undo: string) => {
    const restored = await attempt(client.restore(undo));
    if (!restored) return;
    open.open(restored.path);
    await refresh();
  };
  const { language, original } = splitLanguage(open.path);
  const entry = overview?.files.find(({ path }) => path === original);
  const hasTabs = isNarrow && overview?.preview !== undefined;
  const list = overview && <FileList overview={overview} openPath={original} onCreate={create} />;
  return (
    <>
      <a className="skip-link" href="#main">
        {editorStrings.page.skip}
      </a>
      <header className={styles.header}>
        <h1>{editorStrings.page.title}</h1>
        <p className="small-note">
          <bdi>{overview?.folder}</bdi>
        </p>
        <ErrorMessage>{failure}</ErrorMessage>
        <DialogButton label={publishLabel} name={editorStrings.publish.heading}>
          {(close) => <Publish hasUnsaved={open.isDirty.current} onClose={close} />}
        </DialogButton>
      </header>
      <div className={styles.columns}>
        <nav className={styles.files} aria-label={editorStrings.page.files}>
          {isPhone ? (
            // A new key closes the list when a file is opened.
            <details key={open.path}>
              <summary>{editorStrings.page.files}</summary>
              {list}
            </details>
          ) : (
            list
          )}
        </nav>
        {hasTabs && (
          <Tabs
            label={editorStrings.page.views}
            tabs={{ form: editorStrings.page.form, preview: editorStrings.preview.heading }}
            chosen={tab}
            onChoose={setTab}
          />
        )}
        <main className={styles.main} id="main" tabIndex={-1}>
          <Panel id="form" isTab={hasTabs} chosen={tab}>
            <p role="status">{open.notice}</p>
            {open.undo !== '' && (
              <QuietButton onClick={() => restore(open.undo)}>
                {editorStrings.file.undo}
              </QuietButton>
            )}
            {open.path === '' ? (
              <p>{editorStrings.page.choose}</p>
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
          </Panel>
        </main>
        {overview?.preview !== undefined && (
          <Panel id="preview" isTab={hasTabs} chosen={tab}>
            <PreviewPane
              address={overview.preview}
              path={
                (language === undefined ? '' : `/${language.toLowerCase()}`) +
                (entry?.shownAt ?? '/')
              }
              isValid={overview.isValid}
            />
          </Panel>
        )}
      </div>
    </>
  );
}
