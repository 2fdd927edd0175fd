import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { logRejection, splitLanguage } from 'vitrine/form';
import MailIcon from '~icons/tabler/mail';
import UploadIcon from '~icons/tabler/upload';
import type { FileIssue, Overview, ToDoList } from '../api.ts';
import { sendMessage } from '../preview/browser/messages.ts';
import type { FieldPlace } from '../preview/marks/field-table.ts';
import styles from './App.module.css';
import { addressOf } from './address.ts';
import { client } from './client.ts';
import { DialogButton, ErrorMessage, QuietButton } from './elements.tsx';
import { FileEditor } from './FileEditor.tsx';
import { FileList } from './FileList.tsx';
import { FirstScreen } from './FirstScreen.tsx';
import { fieldOfElement } from './form-context.ts';
import { Invitations } from './Invitations.tsx';
import { Languages } from './Languages.tsx';
import { strings } from './language.ts';
import { Publish } from './Publish.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { fileOfPage, pageOf } from './preview/site-pages.ts';
import { useShownField } from './show-field.ts';
import { Panel, Tabs } from './Tabs.tsx';
import { useAttempt, useOneAtATime } from './use-attempt.ts';
import { useMedia } from './use-media.ts';
import { useOpenFile } from './use-open-file.ts';
import { useWindowEvent } from './use-window-event.ts';

const publishLabel = (
  <>
    <UploadIcon aria-hidden="true" />
    {strings.publish.open}
  </>
);

const inviteLabel = (
  <>
    <MailIcon aria-hidden="true" />
    {strings.invitations.open}
  </>
);

/** The editor's page: the list of files, the form of the open file, and a preview of the site. */
export function App() {
  const [overview, setOverview] = useState<Overview>();
  const [toDo, setToDo] = useState<ToDoList>();
  const { failure, attempt } = useAttempt();
  const { once } = useOneAtATime();
  const openFile = useOpenFile();
  useShownField(openFile);
  const isNarrow = useMedia('(width < 64rem)');
  const isPhone = useMedia('(width < 44rem)');
  const [tab, setTab] = useState<'form' | 'preview'>('form');
  /** The field that has the focus, or had it last. */
  const [focused, setFocused] = useState<FieldPlace>();

  /** The frame with the preview. */
  const frame = useRef<HTMLIFrameElement>(null);
  const showText = (field: string, value: string) => {
    const page = frame.current?.contentWindow;
    if (!page || overview?.preview === undefined) return;
    sendMessage(page, overview.preview, { kind: 'text', file: openFile.path, field, value });
  };

  const isFirstScreen = openFile.path === '';
  const next = toDo?.open.find((line) => line.path && addressOf(line) !== addressOf(openFile));
  const loadToDo = async () => {
    const list = await attempt(client.toDo());
    if (list) setToDo(list);
  };
  /** The changes that were kept since the overview was requested, and that its response may lack. */
  const kept = useRef<((old: Overview) => Overview)[]>([]);
  const refresh = async () => {
    kept.current = [];
    const response = await attempt(client.overview());
    if (response) setOverview(kept.current.reduce((old, note) => note(old), response));
  };
  const refreshAll = async () => {
    await refresh();
    await loadToDo();
  };
  const onStart = useEffectEvent(refresh);
  useEffect(() => {
    onStart().catch(console.error);
  }, []);
  const onScreen = useEffectEvent(async () => {
    if (isFirstScreen || toDo === undefined) await loadToDo();
  });
  // The list is long work for the server, so only a screen that shows the list asks for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first screen asks each time it is shown
  useEffect(() => {
    onScreen().catch(console.error);
  }, [isFirstScreen]);
  // Another program may have changed the files while its window had the focus.
  useWindowEvent('focus', isFirstScreen ? refreshAll : refresh);

  // A file that is dropped beside its field would replace the editor in the browser.
  const keepPage = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  useWindowEvent('dragover', keepPage);
  useWindowEvent('drop', keepPage);

  const noteKept = (isUnsaved: boolean, unsavedErrors: FileIssue[]) => {
    if (!entry) {
      refresh().catch(console.error);
      return;
    }
    const note = (old: Overview): Overview => {
      const files = old.files.map((file) =>
        file.path === original ? { ...file, isUnsaved } : file,
      );
      return { ...old, unsavedErrors, files };
    };
    kept.current.push(note);
    setOverview((old) => old && note(old));
  };
  const restore = async (undo: string) => {
    const restored = await attempt(client.restore(undo));
    if (!restored) return;
    openFile.open(restored.path);
    await refreshAll();
  };
  const select = (field: FieldPlace) => {
    setTab('form');
    openFile.showField(field);
  };
  /** Opens the file of a page to which a link in the preview led. */
  const followPage = (page: string) => {
    const found = overview && fileOfPage(page, overview);
    if (found && page !== shownPage) openFile.openFromPreview(found.path);
  };
  const goToIssue = ({ path, field }: FileIssue) => {
    setTab('form');
    // The link itself does nothing where the URL names the field already.
    if (path !== undefined && field !== undefined) openFile.showField({ file: path, field });
  };
  const noteFocus = ({ target }: FocusEvent) => {
    const field = target instanceof Element ? fieldOfElement(target) : undefined;
    if (field !== undefined) setFocused({ file: openFile.path, field });
  };
  const { language, original } = splitLanguage(openFile.path);
  const entry = overview?.files.find(({ path }) => path === original);
  // A new file has no page before its first change, and as long as its unsaved changes have errors.
  const hasPage =
    entry?.exists !== false ||
    (entry.isUnsaved && !overview?.unsavedErrors.some(({ path }) => path === openFile.path));
  const shownPage = entry && hasPage ? pageOf(entry, language) : undefined;
  const hasTabs = isNarrow && overview?.preview !== undefined && !isFirstScreen;
  const list = overview && (
    <FileList
      overview={overview}
      toDo={toDo}
      openPath={original}
      onCreate={openFile.open}
      onReopen={openFile.reopen}
    />
  );
  const publish = (
    <DialogButton label={publishLabel} name={strings.publish.heading}>
      {(close) => (
        <Publish
          unsaved={overview?.files.filter(({ isUnsaved }) => isUnsaved) ?? []}
          needed={toDo?.open.filter(({ isNeeded }) => isNeeded) ?? []}
          onClose={close}
        />
      )}
    </DialogButton>
  );
  return (
    <>
      <a className="skip-link" href="#main">
        {strings.page.skip}
      </a>
      <header className={styles.header}>
        <h1>{strings.page.title}</h1>
        <p className="small-note">
          <bdi>{overview?.folder}</bdi>
        </p>
        <ErrorMessage>{failure}</ErrorMessage>
        {overview && <Languages overview={overview} path={openFile.path} />}
        <DialogButton label={inviteLabel} name={strings.invitations.heading}>
          {() => <Invitations />}
        </DialogButton>
        {publish}
      </header>
      <div className={styles.columns}>
        <nav className={styles.files} aria-label={strings.page.files}>
          {isPhone ? (
            // A new key closes the list when a file is opened.
            <details key={openFile.path}>
              <summary>{strings.page.files}</summary>
              {list}
            </details>
          ) : (
            list
          )}
        </nav>
        {hasTabs && (
          <Tabs
            label={strings.page.views}
            tabs={{ form: strings.page.form, preview: strings.preview.heading }}
            chosen={tab}
            onChoose={setTab}
          />
        )}
        <main className={styles.main} id="main" tabIndex={-1} onFocus={noteFocus}>
          <Panel id="form" isTab={hasTabs} chosen={tab}>
            <p role="status">{openFile.notice}</p>
            {openFile.undo !== '' && (
              <QuietButton onClick={logRejection(() => once(() => restore(openFile.undo)))}>
                {strings.file.undo}
              </QuietButton>
            )}
            {isFirstScreen ? (
              <FirstScreen toDo={toDo} publish={publish} onSaved={refreshAll} />
            ) : (
              <FileEditor
                key={`${openFile.path} ${openFile.title}`}
                path={openFile.path}
                title={openFile.title}
                next={next}
                onText={showText}
                onKept={noteKept}
                onSaved={refreshAll}
                onRemoved={(notice, undo) => {
                  openFile.open(listOf(openFile.path, overview), '', notice, undo);
                  refresh().catch(console.error);
                }}
              />
            )}
          </Panel>
          {overview?.preview !== undefined && !isFirstScreen && (
            <Panel id="preview" isTab={hasTabs} chosen={tab}>
              <PreviewPane
                address={overview.preview}
                frame={frame}
                site={overview}
                file={openFile.path}
                path={shownPage}
                keepsPage={openFile.isOpenedFromPreview}
                reopened={openFile.reopened}
                issues={overview.unsavedErrors}
                canStart={overview.errors.length === 0 || overview.unsavedErrors.length === 0}
                focused={focused}
                onSelect={select}
                onPage={followPage}
                onIssue={goToIssue}
              />
            </Panel>
          )}
        </main>
      </div>
    </>
  );
}

/** The file with the texts of the list to which an entry belongs; empty for the first screen without one. */
function listOf(path: string, overview: Overview | undefined): string {
  const { language, original } = splitLanguage(path);
  const list = `${original.split('/')[0]}.yaml`;
  if (!overview?.files.some((file) => file.path === list && file.exists)) return '';
  return language === undefined ? list : `${language}/${list}`;
}
