import { useEffect, useEffectEvent, useState } from 'react';
import type { ContentIssue } from '../../src/content/content-issue.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { FileState } from '../api.ts';
import { isGroup, isSame, type Json, type JsonGroup } from '../yaml/json.ts';
import { client, errorMessage } from './client.ts';
import { isWithin } from './form-context.ts';
import { useWindowEvent } from './use-window-event.ts';

/** What stands in the form, saved or not. */
type Draft = Pick<FileState, 'body' | 'text'> & { value: JsonGroup };

export type EditedFile = ReturnType<typeof useFile>;

const nothing: Draft = { value: {}, body: undefined, text: '' };

/**
 * Reads, changes and saves a file.
 *
 * @param title The title of a file that does not exist yet; may be empty.
 */
export function useFile(path: string, title: string) {
  const [file, setFile] = useState<FileState>();
  const [draft, setDraft] = useState(nothing);
  const [issues, setIssues] = useState<readonly ContentIssue[]>([]);
  /** How often the issues kept it from being saved. */
  const [failedSaves, setFailedSaves] = useState(0);
  const [mode, setMode] = useState<'form' | 'text'>('form');
  const [isSaving, setSaving] = useState(false);
  /** Whether another program changed the file meanwhile. */
  const [isChanged, setChanged] = useState(false);
  /** What went wrong apart from issues in the content. */
  const [failure, setFailure] = useState('');

  const show = (state: FileState) => {
    setFile(state);
    setDraft(draftOf(state));
    setIssues(state.issues);
    setFailedSaves(0);
    setChanged(false);
    setFailure('');
    if (state.value === undefined) setMode('text');
  };
  /** Reads the file anew, without what was changed. */
  const load = async () => {
    try {
      const state = await client.open(path);
      show(state);
      return state;
    } catch (error) {
      setFailure(errorMessage(error));
      return undefined;
    }
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

  // Who comes back from another program sees what that one wrote, unless something is not saved.
  useWindowEvent('focus', async () => {
    if (isDirty || !file?.exists) return;
    const state = await client.open(path).catch(() => undefined);
    if (state !== undefined && state.hash !== file.hash) show(state);
  });

  const refuse = (found: readonly ContentIssue[]) => {
    setIssues(found);
    setFailedSaves((count) => count + 1);
  };

  const save = async (): Promise<boolean> => {
    if (!file || isSaving) return false;
    setSaving(true);
    setFailure('');
    const { value, body, text } = draft;
    try {
      const change = mode === 'text' ? { text } : { value, ...(body !== undefined && { body }) };
      const answer = await client.save({ path, hash: file.hash, change });
      if (answer.kind === 'saved') show(answer.file);
      if (answer.kind === 'changed') setChanged(true);
      if (answer.kind === 'invalid') refuse(answer.issues);
      return answer.kind === 'saved';
    } catch (error) {
      setFailure(errorMessage(error));
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    file,
    draft,
    issues,
    failedSaves,
    mode,
    isDirty,
    isSaving,
    isChanged,
    failure,
    change: (place: FieldPath, value: Json | undefined) => {
      const name = formatPath(place);
      setDraft((old) => ({ ...old, value: setAt(old.value, place, value) }));
      setIssues((old) => old.filter(({ field }) => !isWithin(field, name)));
    },
    setPart: (part: Partial<Draft>) => setDraft((old) => ({ ...old, ...part })),
    setMode,
    addImage: async (image: File) => {
      try {
        setFailure('');
        const { name } = await client.addImage(path, image);
        setFile((old) => old && { ...old, images: [...new Set([...old.images, name])] });
        return name;
      } catch (error) {
        setFailure(errorMessage(error));
        return undefined;
      }
    },
    save,
    load,
    refuse,
    setFailure,
  };
}

function draftOf({ value = {}, body, text }: FileState): Draft {
  return { value, body, text };
}

/** A title in each field that is one. */
function titlesIn({ form }: FileState, title: string): JsonGroup {
  const titles = ['title', 'navLabel'].filter((name) => Object.hasOwn(form.properties, name));
  return title === '' ? {} : Object.fromEntries(titles.map((name) => [name, title]));
}

/**
 * A group with another value at a path; groups on the way are made where they are absent.
 *
 * @param value Undefined leaves the field out.
 */
function setAt(group: JsonGroup, path: FieldPath, value: Json | undefined): JsonGroup {
  const [first, ...rest] = path;
  const name = String(first);
  const { [name]: inner, ...others } = group;
  const next = rest.length === 0 ? value : setInside(inner, rest, value);
  if (next === undefined) return others;
  return Object.hasOwn(group, name) ? { ...group, [name]: next } : { ...others, [name]: next };
}

function setInside(inner: Json | undefined, path: FieldPath, value: Json | undefined): Json {
  const [first, ...rest] = path;
  if (!Array.isArray(inner)) return setAt(isGroup(inner) ? inner : {}, path, value);
  return inner.map((entry, index) => {
    if (index !== first) return entry;
    // An entry of a list keeps its place, also when it is empty.
    return rest.length === 0 ? (value ?? '') : setInside(entry, rest, value);
  });
}
