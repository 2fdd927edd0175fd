import { useEffect, useRef, useState } from 'react';
import { interpolate } from '../../src/i18n/interpolate.ts';
import type { FileState } from '../api.ts';
import { messages } from '../messages.ts';
import type { JsonGroup } from '../yaml/json.ts';
import { FieldControl } from './FieldControl.tsx';
import { Fields } from './Fields.tsx';
import { FileBar } from './FileBar.tsx';
import styles from './FileEditor.module.css';
import { FormContext } from './form-context.ts';
import { IssueList } from './IssueList.tsx';
import { LongText } from './LongText.tsx';
import { RemoveFile } from './RemoveFile.tsx';
import { useFile } from './use-file.ts';
import { useFocusLater } from './use-focus-later.ts';

interface FileEditorProps {
  /** Path of the file in the content folder. */
  path: string;
  /** The title that a new project or page begins with. */
  title: string;
  onDirty: (isDirty: boolean) => void;
  /** Told the page of the site that shows the file. */
  onShown: (path: string) => void;
  /** Called when the file was saved. */
  onChanged: () => void;
  /** Called with a sentence that says where it is kept. */
  onRemoved: (told: string) => void;
}

/** A file as a form, or as text where it is wanted or cannot be otherwise. */
export function FileEditor(props: FileEditorProps) {
  const { path, title, onDirty, onShown, onChanged, onRemoved } = props;
  const edited = useFile(path, (state) => beginning(state, title));
  const { file, draft, issues, isRefused, isDirty, mode, failure } = edited;
  const [announcement, announce] = useState('');
  const mistakes = useRef<HTMLElement>(null);
  const focusLater = useFocusLater();

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const shownAt = file?.shownAt;
  useEffect(() => {
    if (shownAt !== undefined) onShown(shownAt);
  }, [shownAt, onShown]);
  // What kept the file from being saved is read out first.
  useEffect(() => {
    if (isRefused) mistakes.current?.focus();
  }, [isRefused]);

  const save = async () => {
    announce('');
    if (await edited.save()) {
      announce(messages.file.saved);
      onChanged();
    } else mistakes.current?.focus();
  };
  useSaveKey(save);

  if (!file) return <p role="status">{failure || messages.page.loading}</p>;
  const form = {
    file: path,
    exists: file.exists,
    images: file.images,
    projects: file.projects,
    issues,
    Field: FieldControl,
    change: edited.change,
    addImage: async (image: File) => {
      const name = await edited.addImage(image);
      if (name !== undefined) announce(interpolate(messages.images.added, { name }));
      return name;
    },
    announce,
    focusLater,
  };
  return (
    <form
      className={styles.editor}
      aria-label={file.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h2 className={styles.heading}>{file.exists ? file.title : title || file.title}</h2>
      <p className={styles.path}>{path}</p>
      {!file.exists && <p>{messages.file.newFile}</p>}
      {file.value === undefined && <p>{messages.file.noForm}</p>}
      {edited.isChanged && (
        <div className={styles.changed} role="alert">
          <p>{messages.changed.told}</p>
          <button type="button" className="quiet" onClick={edited.load}>
            {messages.changed.load}
          </button>
        </div>
      )}
      <IssueList ref={mistakes} issues={issues} isRefused={isRefused} />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <FormContext value={form}>
        {mode === 'text' ? (
          <LongText id="text" value={draft.text} onChange={edited.setText} />
        ) : (
          <>
            <Fields field={file.form} path={[]} value={draft.value} />
            {draft.body !== undefined && (
              <LongText id="markdown" value={draft.body} onChange={edited.setBody} />
            )}
          </>
        )}
      </FormContext>
      {file.exists && file.entry && (
        <RemoveFile file={file} entry={file.entry} edited={edited} onRemoved={onRemoved} />
      )}
      <FileBar edited={edited} announcement={announcement} />
    </form>
  );
}

/** What a new file holds before anything is typed: the title in each field that is one. */
function beginning({ form, value = {} }: FileState, title: string): JsonGroup {
  const titles = form.fields.filter(({ name }) => name === 'title' || name === 'navLabel');
  return title === ''
    ? value
    : { ...Object.fromEntries(titles.map(({ name }) => [name, title])), ...value };
}

/** Ctrl+S, or Command+S, saves. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
