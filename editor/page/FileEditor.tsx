import { useEffect, useRef, useState } from 'react';
import { messages } from '../messages.ts';
import fieldStyles from './Field.module.css';
import { FieldControl } from './FieldControl.tsx';
import { FileBar, RemoveFile } from './FileActions.tsx';
import styles from './FileEditor.module.css';
import { type Form, FormContext } from './form-context.ts';
import { Fields } from './GroupField.tsx';
import { IssueList } from './Issues.tsx';
import { useFile } from './use-file.ts';
import { useWindowEvent } from './use-window-event.ts';

interface FileEditorProps {
  /** Path of the file in the content folder. */
  path: string;
  /** The title that a new project or page begins with. */
  title: string;
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  /** Called with a sentence that says where it is kept. */
  onRemoved: (notice: string) => void;
}

/** A file as a form, or as text where it is wanted or cannot be otherwise. */
export function FileEditor({ path, title, ...on }: FileEditorProps) {
  const edited = useFile(path, title);
  const { file, draft, issues, failedSaves, isDirty, mode, failure } = edited;
  const [announcement, announce] = useState('');
  const issueList = useRef<HTMLElement>(null);

  useEffect(() => on.onDirty(isDirty), [isDirty, on.onDirty]);
  // What kept the file from being saved comes into view and is read out, each time anew.
  useEffect(() => {
    if (failedSaves > 0) issueList.current?.focus();
  }, [failedSaves]);

  const save = async () => {
    announce('');
    if (await edited.save()) {
      announce(messages.file.saved);
      on.onSaved();
    }
  };
  useWindowEvent('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });

  if (!file) return <p role="status">{failure || messages.page.loading}</p>;
  const form: Form = {
    ...file,
    issues,
    Field: FieldControl,
    change: edited.change,
    addImage: edited.addImage,
    announce,
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
      <p className={`small-note ${styles.path}`}>{path}</p>
      {!file.exists && <p>{messages.file.newFile}</p>}
      {file.value === undefined && <p>{messages.file.noForm}</p>}
      {edited.isChanged && (
        <div className={`warning ${styles.changed}`} role="alert">
          <p>{messages.changed.notice}</p>
          <button type="button" className="quiet" onClick={edited.load}>
            {messages.changed.load}
          </button>
        </div>
      )}
      <IssueList ref={issueList} issues={issues} isRefused={failedSaves > 0} />
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {mode === 'text' ? (
        <LongText id="text" value={draft.text} onChange={(text) => edited.setPart({ text })} />
      ) : (
        <FormContext value={form}>
          <Fields field={file.form} path={[]} value={draft.value} />
          {draft.body !== undefined && (
            <LongText
              id="markdown"
              value={draft.body}
              onChange={(body) => edited.setPart({ body })}
            />
          )}
        </FormContext>
      )}
      <RemoveFile edited={edited} onRemoved={on.onRemoved} />
      <FileBar edited={edited} announcement={announcement} />
    </form>
  );
}

interface LongTextProps {
  /** The whole file, or the Markdown below its fields. */
  id: 'text' | 'markdown';
  value: string;
  onChange: (value: string) => void;
}

function LongText({ id, value, onChange }: LongTextProps) {
  const isCode = id === 'text';
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {messages.file[id]}
      </label>
      {!isCode && (
        <p className={fieldStyles.description} id="markdown-about">
          {messages.file.markdownNote}
        </p>
      )}
      <textarea
        id={id}
        className={isCode ? fieldStyles.code : fieldStyles.long}
        aria-describedby={isCode ? undefined : 'markdown-about'}
        rows={isCode ? 30 : 18}
        spellCheck={!isCode}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
