import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isGroup, isSame, type Json, type JsonGroup } from '../../src/content/edit/json.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { DraftRequest, DraftResponse, FileIssue, FileState, RejectedChange } from '../api.ts';
import { changesBetween } from '../form/changes.ts';
import { isWithin } from '../form/is-within.ts';
import { setAt } from '../form/set-at.ts';
import { client } from './client.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { editorStrings } from './language.ts';
import { useAttempt } from './use-attempt.ts';
import { useWindowEvent } from './use-window-event.ts';

/** The current values in the form, including unsaved changes. */
type Draft = Pick<FileState, 'body' | 'text'> & { value: JsonGroup };

const nothing: Draft = { value: {}, body: undefined, text: '' };

interface OpenFile {
  path: string;
  /** The title of a file that does not exist yet; may be empty. */
  title: string;
  /** Called when issues in the content prevented saving or deleting. */
  onInvalid: () => void;
  /**
   * Called after the server has kept changes.
   *
   * @param issues The issues of the content with all unsaved changes.
   */
  onKept: (isUnsaved: boolean, issues: FileIssue[]) => void;
}

/** The state of an open file, and functions that read, change, save and delete the file. */
export function useFile({ path, title, onInvalid, onKept }: OpenFile) {
  const [file, setFile] = useState<FileState>();
  const [draft, setDraft] = useState(nothing);
  const [issues, setIssues] = useState<readonly FileIssue[]>([]);
  const [mode, setMode] = useState<'form' | 'text'>('form');
  const [isSaving, setSaving] = useState(false);
  /** The last error, except issues in the content, which are in `issues`. */
  const { failure, setFailure, attempt } = useAttempt();
  /** Whether the server keeps the unsaved changes. */
  const [isKept, setKept] = useState(false);
  const onResponse = (response: DraftResponse) => {
    if (response.kind === 'changed') return setFailure(editorStrings.file.changed);
    setKept(response.revision !== undefined);
    if (response.isStale) setFailure(editorStrings.file.changed);
    onKept(response.revision !== undefined, response.issues);
  };
  const onError = (error: unknown) => {
    setKept(false);
    setFailure(error instanceof Error ? error.message : String(error));
  };
  const parts = { send: client.keepDraft, onResponse, onError };
  const [keeper] = useState(() => new DraftKeeper(parts));
  // The functions of each rendering, with its values.
  useEffect(() => keeper.connect(parts));

  const show = (state: FileState) => {
    const { draft: kept } = state;
    const shown = { ...draftOf(state), ...kept?.change };
    const isText = state.value === undefined || (kept !== undefined && 'text' in kept.change);
    // Saving compares the file with the state in which the changes began.
    const hash = kept?.hash ?? state.hash;
    setFile({ ...state, hash });
    setDraft(shown);
    setIssues(state.issues);
    setFailure(hash === state.hash ? '' : editorStrings.file.changed);
    setKept(kept !== undefined);
    if (isText) setMode('text');
    keeper.begin(
      { path, title: title || state.title, hash, change: changeOf(shown, isText) },
      kept?.revision,
    );
  };
  /** Reads the file again, with the unsaved changes that the server keeps. */
  const load = async () => {
    const state = await attempt(client.open(path));
    if (state) show(state);
    return state;
  };
  const onStart = useEffectEvent(async () => {
    const state = await load();
    if (state && !state.exists && !state.draft) {
      setDraft({ ...draftOf(state), value: { ...titlesIn(state, title), ...state.value } });
    }
  });
  useEffect(() => {
    onStart().catch(console.error);
  }, []);

  const saved = file ? draftOf(file) : nothing;
  const isDirty =
    mode === 'text'
      ? draft.text !== saved.text
      : !isSame(draft.value, saved.value) || draft.body !== saved.body;

  const onChange = useEffectEvent(() => {
    if (!file) return;
    const change = changeOf(draft, mode === 'text');
    keeper.note({ path, title: title || file.title, hash: file.hash, change });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values is kept
  useEffect(() => {
    onChange();
  }, [draft, mode]);
  // The changes are kept when another file is opened, and when the page is closed.
  useEffect(
    () => () => {
      keeper.flush().catch(console.error);
    },
    [keeper],
  );
  useWindowEvent('pagehide', () => keeper.flush(true));
  useWindowEvent('beforeunload', (event) => {
    if (keeper.isAtRisk) event.preventDefault();
  });

  // Another program or window may have changed the file, so it is read again unless there are unsaved changes.
  useWindowEvent('focus', async () => {
    if (!file || keeper.isUnsent) return;
    const state = await client.open(path).catch(() => undefined);
    if (!state || keeper.isUnsent) return;
    const isSameDraft = state.draft?.revision === keeper.revision;
    if (!isSameDraft || (!state.draft && state.hash !== file.hash)) show(state);
    else if (state.hash !== file.hash) setFailure(editorStrings.file.changed);
  });

  /** Shows why the server rejected a change. */
  const showRejection = (response: RejectedChange) => {
    if (response.kind === 'changed') return setFailure(editorStrings.file.changed);
    // Rendered synchronously, so that `onInvalid` can move the focus to the list of issues.
    flushSync(() => setIssues(response.issues));
    onInvalid();
  };

  /** Saves the file; resolves with true if the file was saved. */
  const save = async () => {
    if (!file || isSaving) return false;
    setSaving(true);
    await keeper.flush();
    const change = changeOf(draft, mode === 'text');
    const { revision } = keeper;
    const response = await attempt(client.save({ path, hash: file.hash, revision, change }));
    setSaving(false);
    if (response?.kind !== 'saved') {
      if (response) showRejection(response);
      return false;
    }
    show(response.file);
    return true;
  };

  /** Discards the unsaved changes, and reads the file again. */
  const discard = async () => {
    keeper.stop();
    await keeper.flush();
    if (await attempt(client.discardDraft(path, keeper.revision))) await load();
  };

  /** Deletes the file; resolves with the server's response, or undefined if it was not deleted. */
  const remove = async () => {
    keeper.stop();
    const response = file && (await attempt(client.remove(path, file.hash)));
    if (response?.kind === 'removed') return response;
    if (response) showRejection(response);
    return undefined;
  };

  /** Uploads an image for the file; resolves with its path, or undefined if the upload failed. */
  const addImage = async (image: File) => {
    const response = await attempt(client.addImage(path, image));
    if (response) {
      setFile((old) => old && { ...old, images: [...new Set([...old.images, response.name])] });
    }
    return response?.name;
  };

  /** Adds a word to the choices of a field; resolves with whether it was added. */
  const addChoice = async (place: FieldPath, word: string) => {
    const response = await attempt(client.addChoice(path, formatPath(place), word));
    if (response?.kind === 'added') {
      setFile((old) => old && { ...old, form: response.form });
      return true;
    }
    if (response) showRejection(response);
    return false;
  };

  return {
    file,
    draft,
    issues,
    mode,
    isDirty,
    isKept,
    /** The unsaved changes of the fields. */
    changes: changesBetween(saved.value, draft.value),
    /** The values in the file, as they were read or saved last. */
    saved,
    isSaving,
    failure,
    change: (place: FieldPath, value: Json | undefined) => {
      const name = formatPath(place);
      const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
      // Rendered synchronously, so that the focus can move to a new element.
      flushSync(() => {
        setDraft((old) => {
          const next = setAt(old.value, place, isEmpty ? undefined : value);
          return isGroup(next) ? { ...old, value: next } : old;
        });
        setIssues((old) => old.filter(({ field }) => !isWithin(field, name)));
      });
    },
    setPart: (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })),
    setMode,
    addImage,
    addChoice,
    save,
    discard,
    remove,
  };
}

function draftOf({ value = {}, body, text }: FileState): Draft {
  return { value, body, text };
}

/** The changed fields of a file, or its whole text where it is edited as text. */
function changeOf({ value, body, text }: Draft, isText: boolean): DraftRequest['change'] {
  return isText ? { text } : { value, body };
}

/** Initial fields of a new file: its title, as the value of `title` and `navLabel`. */
function titlesIn({ form }: FileState, title: string): JsonGroup {
  const titles = ['title', 'navLabel'].filter((name) => Object.hasOwn(form.properties, name));
  return title === '' ? {} : Object.fromEntries(titles.map((name) => [name, title]));
}
