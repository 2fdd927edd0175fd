import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';
import UploadIcon from '~icons/tabler/upload';
import type { FieldPlace } from '../../src/content/marks/field-table.ts';
import { splitLanguage } from '../../src/lib/language-tag.ts';
import type { Overview } from '../api.ts';
import styles from './App.module.css';
import { client } from './client.ts';
import { DialogButton, ErrorMessage, QuietButton } from './elements.tsx';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { fieldOfElement } from './form-context.ts';
import { editorStrings } from './language.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { Publish } from './Publish.tsx';
import { useAttempt } from './use-attempt.ts';
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
  /** The field that was clicked in the preview, until it has the focus. */
  const [selected, setSelected] = useState<FieldPlace>();
  /** The field that has the focus, or had it last. */
  const [focused, setFocused] = useState<FieldPlace>();

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
  const select = (place: FieldPlace) => {
    if (open.follow(place.file)) setSelected(place);
  };
  const noteFocus = ({ target }: FocusEvent) => {
    const field = target instanceof Element ? fieldOfElement(target) : undefined;
    if (field !== undefined) setFocused({ file: open.path, field });
  };
  const { language, original } = splitLanguage(open.path);
  const entry = overview?.files.find(({ path }) => path === original);
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
          {overview && <FileList overview={overview} openPath={original} onCreate={create} />}
        </nav>
        <main className={styles.main} id="main" tabIndex={-1} onFocus={noteFocus}>
          <p role="status">{open.notice}</p>
          {open.undo !== '' && (
            <QuietButton onClick={() => restore(open.undo)}>{editorStrings.file.undo}</QuietButton>
          )}
          {open.path === '' ? (
            <p>{editorStrings.page.choose}</p>
          ) : (
            <FileEditor
              key={`${open.path} ${open.title}`}
              path={open.path}
              title={open.title}
              focus={selected?.file === open.path ? selected.field : undefined}
              onFocused={() => setSelected(undefined)}
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
            path={
              (language === undefined ? '' : `/${language.toLowerCase()}`) + (entry?.shownAt ?? '/')
            }
            isKept={open.isFollowed}
            isValid={overview.isValid}
            focused={focused}
            onSelect={select}
          />
        )}
      </div>
    </>
  );
}
