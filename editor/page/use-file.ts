import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { isGroup, isSame, type Json, type JsonGroup } from '../../src/content/edit/json.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { FileIssue, FileState, RejectedChange } from '../api.ts';
import { editorStrings } from '../editor-strings.ts';
import { client } from './client.ts';
import { isWithin } from './form-context.ts';
import { useAttempt } from './use-attempt.ts';
import { useWindowEvent } from './use-window-event.ts';

/** The values in the form, saved or not. */
type Draft = Pick<FileState, 'body' | 'text'> & { value: JsonGroup };

const nothing: Draft = { value: {}, body: undefined, text: '' };

/**
 * Reads, changes and saves a file.
 *
 * @param title The title of a file that does not exist yet; may be empty.
 * @param onInvalid Called when issues, which are shown then, prevented saving or deleting.
 */
export function useFile(path: string, title: string, onInvalid: () => void) {
  const [file, setFile] = useState<FileState>();
  const [draft, setDraft] = useState(nothing);
  const [issues, setIssues] = useState<readonly FileIssue[]>([]);
  const [mode, setMode] = useState<'form' | 'text'>('form');
  const [isSaving, setSaving] = useState(false);
  /** The last error other than issues in the content. */
  const { failure, setFailure, attempt } = useAttempt();

  const show = (state: FileState) => {
    setFile(state);
    setDraft(draftOf(state));
    setIssues(state.issues);
    setFailure('');
    if (state.value === undefined) setMode('text');
  };
  /** Reads the file again, and drops all changes. */
  const load = async () => {
    const state = await attempt(client.open(path));
    if (state) show(state);
    return state;
  };
  const onStart = useEffectEvent(async () => {
    const state = await load();
    if (state && !state.exists) {
      setDraft({ ...draftOf(state), value: { ...titlesIn(state, title), ...state.value } });
    }
  });
  useEffect(() => {
    onStart();
  }, []);

  const saved = file ? draftOf(file) : nothing;
  const isDirty =
    mode === 'text'
      ? draft.text !== saved.text
      : !isSame(draft.value, saved.value) || draft.body !== saved.body;

  // Another program may have changed the file meanwhile. Unsaved changes are kept.
  useWindowEvent('focus', async () => {
    if (isDirty || !file?.exists) return;
    const state = await client.open(path).catch(() => undefined);
    if (state !== undefined && state.hash !== file.hash) show(state);
  });

  /** Shows why nothing was written. */
  const showRejection = (response: RejectedChange) => {
    if (response.kind === 'changed') return setFailure(editorStrings.file.changed);
    // At once, so that the focus can move to them.
    flushSync(() => setIssues(response.issues));
    onInvalid();
  };

  /** Saves the file; resolves with whether it was saved. */
  const save = async () => {
    if (!file || isSaving) return false;
    setSaving(true);
    const { value, body, text } = draft;
    const change = mode === 'text' ? { text } : { value, body };
    const response = await attempt(client.save({ path, hash: file.hash, change }));
    setSaving(false);
    if (response?.kind !== 'saved') {
      if (response) showRejection(response);
      return false;
    }
    show(response.file);
    return true;
  };

  /** Deletes the file; resolves with the place of its copy, or undefined where it was not deleted. */
  const remove = async () => {
    const response = file && (await attempt(client.remove(path, file.hash)));
    if (response?.kind === 'removed') return response;
    if (response) showRejection(response);
    return undefined;
  };

  /** Adds an image beside the file; resolves with its name, or with undefined where that failed. */
  const addImage = async (image: File) => {
    const response = await attempt(client.addImage(path, image));
    if (response) {
      setFile((old) => old && { ...old, images: [...new Set([...old.images, response.name])] });
    }
    return response?.name;
  };

  return {
    file,
    draft,
    issues,
    mode,
    isDirty,
    isSaving,
    failure,
    change: (place: FieldPath, value: Json | undefined) => {
      const name = formatPath(place);
      const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
      // At once, so that the focus can move to what appears.
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
    save,
    load,
    remove,
  };
}

function draftOf({ value = {}, body, text }: FileState): Draft {
  return { value, body, text };
}

/** The title, as the value of each field that holds one. */
function titlesIn({ form }: FileState, title: string): JsonGroup {
  const titles = ['title', 'navLabel'].filter((name) => Object.hasOwn(form.properties, name));
  return title === '' ? {} : Object.fromEntries(titles.map((name) => [name, title]));
}

/**
 * A copy of a value with another value at a path; missing groups on the way are created.
 *
 * @param value Undefined leaves the field out.
 */
function setAt(old: Json | undefined, path: FieldPath, value: Json | undefined): Json | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(old)) {
    // An entry of a list keeps its index, even when it is empty.
    return old.map((entry, index) => (index === first ? (setAt(entry, rest, value) ?? '') : entry));
  }
  const name = String(first);
  const { [name]: inner, ...others } = isGroup(old) ? old : {};
  const next = setAt(inner, rest, value);
  if (next === undefined) return others;
  return isGroup(old) ? { ...old, [name]: next } : { [name]: next };
}
