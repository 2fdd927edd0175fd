import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { formatPath, logRejection, mayHaveBlocks, splitLanguage } from 'vitrine/form';
import type { FileIssue, ToDoLine } from '../api.ts';
import { changeName } from '../form/changes.ts';
import { cleanPaste } from '../form/clean-paste.ts';
import { placeName } from '../form/labels.ts';
import { summaryLine } from '../form/summary.ts';
import { BlocksField } from './BlocksField.tsx';
import { ErrorMessage, QuietButton } from './elements.tsx';
import { Folded } from './FieldSet.tsx';
import { FormFields } from './Fields.tsx';
import styles from './FileEditor.module.css';
import formStyles from './Form.module.css';
import { bodyId, type Form, FormContext, useForm } from './form-context.ts';
import { IssueList } from './Issues.tsx';
import { language as editorLanguage, strings, t } from './language.ts';
import { MarkdownField } from './MarkdownField.tsx';
import { SaveBar } from './SaveBar.tsx';
import { AskForTestimonial, ReceivedTestimonials } from './Testimonials.tsx';
import { useFile } from './use-file.ts';
import { useWindowEvent } from './use-window-event.ts';
import { Versions } from './Versions.tsx';

interface FileEditorProps {
  /** Path of the file, relative to the content folder. */
  path: string;
  /** The initial title of a new entry, such as a project; empty for an existing file. */
  title: string;
  /** The next line of the to-do list, of this file or another; undefined where nothing is left. */
  next: ToDoLine | undefined;
  /** Called with the path and the text of a field that was typed. */
  onText: (field: string, value: string) => void;
  /** Called after unsaved changes were kept, with the issues of the content with all unsaved changes. */
  onKept: (isUnsaved: boolean, issues: FileIssue[]) => void;
  onSaved: () => Promise<void>;
  /**
   * Called after the file was deleted.
   *
   * @param notice A sentence with the path at which a copy of the file is kept.
   * @param undo The id with which the server can restore the file.
   */
  onRemoved: (notice: string, undo: string) => void;
}

interface News {
  /** A sentence for a live region about the last action in the form. */
  news: string;
  /** Undoes the last action; absent where the action cannot be undone. */
  undo?: (() => void) | undefined;
}

/** Edits a file in a form, or as plain text where the owner prefers text or its YAML has errors. */
export function FileEditor(props: FileEditorProps) {
  const { path, title, next, onText, onKept, onSaved, onRemoved } = props;
  const issueList = useRef<HTMLElement>(null);
  const edited = useFile({ path, title, onInvalid: () => issueList.current?.focus(), onKept });
  const { file, draft, issues, isDirty, mode, failure } = edited;
  const [{ news, undo }, setNews] = useState<News>({ news: '' });
  /** Refers to the latest rendering, because a list entry that has not changed keeps the function of an earlier one. */
  const showText = useRef(onText);
  const latest = useRef(draft);
  useEffect(() => {
    showText.current = onText;
    latest.current = draft;
  });
  /** The texts of fields that show only beside another one, which may have no value now. */
  const hidden = useRef<typeof draft.value>({});
  const announce = (text: string, undo?: () => void) => setNews({ news: text, undo });

  const save = async () => {
    announce('');
    if (await edited.save()) await onSaved();
  };
  useWindowEvent('keydown', (event) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save().catch(console.error);
  });

  const mayDiscard = () => !isDirty || confirm(strings.file.mayDiscard);
  const discard = async () => {
    if (!mayDiscard()) return;
    await edited.discard();
    await onSaved();
  };
  const switchMode = async () => {
    if (!mayDiscard()) return;
    if (isDirty) await edited.discard();
    edited.setMode(mode === 'form' ? 'text' : 'form');
  };
  const remove = async (name: string) => {
    if (!confirm(t(strings.file.mayRemove, { name }))) return;
    const removed = await edited.remove();
    if (removed) {
      onRemoved(t(strings.file.removed, { place: removed.backupPath }), removed.undo);
    }
  };

  /** The name of a part of the file that two versions may have changed: a field, the Markdown or the whole text. */
  const partName = (part: string) => {
    if (part === 'body') return strings.file.markdown;
    if (part === 'text') return strings.file.text;
    return placeName(part.replace(/^value\.?/, ''), editorLanguage, draft.value);
  };

  if (!file) return <p role="status">{failure || strings.page.loading}</p>;
  const { translated } = file;
  const [, project] = /^projects\/([^/]+)\/index\.md$/.exec(path) ?? [];
  const form: Form = {
    ...file,
    original: translated?.value,
    isTranslation: translated !== undefined,
    language: splitLanguage(path).language ?? file.languages[0],
    originalLanguage: file.languages[0],
    issues,
    changes: edited.changes,
    change: (place, value) => {
      // A further change removes the Undo button, because undoing would also undo that change.
      announce('');
      edited.change(place, value);
      for (const [name, { info }] of Object.entries(file.form.properties)) {
        if (info.beside !== formatPath(place)) continue;
        const text = latest.current.value?.[name] ?? hidden.current?.[name];
        hidden.current = { ...hidden.current, ...(text && { [name]: text }) };
        edited.change([name], value === undefined ? undefined : text);
      }
      if (typeof value === 'string') showText.current(formatPath(place), value);
    },
    addMedia: edited.addMedia,
    addChoice: edited.addChoice,
    announce,
  };
  const changed = edited.changes.map((change) =>
    changeName(change, edited.saved.value, draft.value, editorLanguage),
  );
  if (draft.body !== edited.saved.body) changed.push(strings.file.markdown);
  return (
    <form
      className={styles.editor}
      aria-label={file.title}
      noValidate
      onPaste={pasteClean}
      onSubmit={(event) => {
        event.preventDefault();
        save().catch(console.error);
      }}
    >
      <header>
        <h2>
          <bdi>{file.exists ? file.title : title || file.title}</bdi>
        </h2>
        <p className="small-note">
          <bdi>{path}</bdi>
        </p>
        {file.value !== undefined && (
          <QuietButton onClick={logRejection(switchMode)}>
            {mode === 'form' ? strings.file.editText : strings.file.editForm}
          </QuietButton>
        )}
      </header>
      {!file.exists && <p>{strings.file[translated ? 'newTranslation' : 'newFile']}</p>}
      {file.value === undefined && <p>{strings.file.noForm}</p>}
      <IssueList
        ref={issueList}
        issues={issues}
        path={path}
        value={mode === 'form' ? draft.value : undefined}
      />
      <ErrorMessage>{failure}</ErrorMessage>
      {edited.versions && (
        <Versions
          isDeleted={edited.isDeleted}
          onlyMine={edited.versions.onlyMine.map(partName)}
          conflicts={edited.versions.conflicts.map(({ field, ...both }) => ({
            ...both,
            key: field,
            name: partName(field),
          }))}
          onCombine={edited.combine}
        />
      )}
      {mode === 'text' ? (
        <WholeText value={draft.text} onChange={(text) => edited.setPart({ text })} />
      ) : (
        <FormContext value={form}>
          <FormFields field={file.form} path={[]} value={draft.value}>
            {draft.body !== undefined && (
              <Body
                original={translated?.body}
                value={draft.body}
                onChange={(body) => {
                  announce('');
                  edited.setPart({ body });
                  onText('', body);
                }}
              />
            )}
          </FormFields>
        </FormContext>
      )}
      {file.exists && file.path === 'testimonials.yaml' && <ReceivedTestimonials />}
      {file.exists && project !== undefined && (
        <AskForTestimonial key={project} project={project} languages={file.languages} />
      )}
      {file.exists && file.isDeletable && (
        <div>
          <QuietButton onClick={logRejection(() => remove(file.title))}>
            {strings.file.remove}
          </QuietButton>
        </div>
      )}
      <SaveBar
        exists={file.exists}
        isDirty={isDirty}
        isKept={edited.isKept}
        isSaving={edited.isSaving}
        changes={mode === 'form' ? changed : []}
        news={news}
        next={next}
        undo={undo}
        discard={isDirty || failure !== '' ? logRejection(discard) : undefined}
      />
    </form>
  );
}

/** Pastes a text without the signs of Word, as if it were typed, so that Ctrl+Z takes it back. */
function pasteClean(event: ClipboardEvent<HTMLElement>): void {
  const { target, clipboardData } = event;
  const isText = target instanceof HTMLTextAreaElement;
  if (!isText && !(target instanceof HTMLInputElement)) return;
  const pasted = clipboardData.getData('text/plain');
  const text = cleanPaste(pasted, isText && target.closest('[data-markdown]') !== null);
  if (text === '' || text === pasted) return;
  event.preventDefault();
  document.execCommand('insertText', false, text);
}

interface LongTextProps {
  value: string;
  onChange: (value: string) => void;
}

/** A text area with the whole text of the file. */
function WholeText({ value, onChange }: LongTextProps) {
  return (
    <div className={formStyles.field}>
      <label htmlFor="text">{strings.file.text}</label>
      <textarea
        id="text"
        data-line={1}
        className={styles.code}
        rows={20}
        dir="auto"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** @param original The Markdown text of the original; undefined in the form of an original. */
function Body({ value, onChange, original }: LongTextProps & { original: string | undefined }) {
  const form = useForm();
  const about = { id: bodyId, 'aria-describedby': 'markdown-note' };
  const control = { ...about, lang: form.language, dir: 'auto', rows: 20, value };
  return (
    <Folded
      id="body"
      places={['']}
      label={strings.file.markdown}
      summary={summaryLine(value)}
      isOpen
    >
      <label className="visually-hidden" htmlFor={bodyId}>
        {strings.file.markdown}
      </label>
      <p className="small-note" id="markdown-note">
        {strings.file.markdownNote}
      </p>
      {original !== undefined && (
        <details>
          <summary>{strings.languages.original}</summary>
          <p className={formStyles.original} lang={form.originalLanguage} dir="auto">
            {original}
          </p>
        </details>
      )}
      {mayHaveBlocks(splitLanguage(form.path).original) ? (
        <BlocksField {...control} onText={onChange} />
      ) : (
        <MarkdownField {...control} onChange={({ target }) => onChange(target.value)} />
      )}
    </Folded>
  );
}
