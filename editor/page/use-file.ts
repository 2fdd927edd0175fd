import { useCallback, useEffect, useState } from 'react';
import type { ContentIssue } from '../../src/content/content-issue.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { FileState } from '../api.ts';
import { isSame, type Json, type JsonGroup } from '../yaml/json.ts';
import { client, told } from './client.ts';
import { isWithin } from './form-context.ts';
import { setAt } from './set-at.ts';

/** What stands in the form, saved or not. */
type Draft = Pick<FileState, 'body' | 'text'> & { value: JsonGroup };

export type EditedFile = ReturnType<typeof useFile>;

const nothing: Draft = { value: {}, body: undefined, text: '' };

/**
 * Reads, changes and saves a file.
 *
 * @param begin What a file that does not exist yet begins with.
 */
export function useFile(path: string, begin: (file: FileState) => JsonGroup) {
  const [file, setFile] = useState<FileState>();
  const [draft, setDraft] = useState(nothing);
  const [issues, setIssues] = useState<readonly ContentIssue[]>([]);
  /** Whether the mistakes kept it from being saved. */
  const [isRefused, setRefused] = useState(false);
  const [mode, setMode] = useState<'form' | 'text'>('form');
  const [isSaving, setSaving] = useState(false);
  /** Whether another program changed the file meanwhile. */
  const [isChanged, setChanged] = useState(false);
  /** What went wrong apart from mistakes in the content. */
  const [failure, setFailure] = useState('');

  const show = useCallback((state: FileState) => {
    setFile(state);
    setDraft(draftOf(state));
    setIssues(state.issues);
    setRefused(false);
    setChanged(false);
    setFailure('');
    if (state.value === undefined) setMode('text');
  }, []);
  /** Reads the file anew, without what was changed. */
  const load = useCallback(async () => {
    try {
      show(await client.open(path));
    } catch (error) {
      setFailure(told(error));
    }
  }, [path, show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is read once, when it is opened
  useEffect(() => {
    let isCurrent = true;
    client.open(path).then(
      (state) => {
        if (!isCurrent) return;
        show(state);
        if (!state.exists) setDraft({ ...draftOf(state), value: begin(state) });
      },
      (error) => isCurrent && setFailure(told(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [path]);

  const saved = file ? draftOf(file) : nothing;
  const isDirty =
    mode === 'text'
      ? draft.text !== saved.text
      : !isSame(draft.value, saved.value) || draft.body !== saved.body;

  // Who comes back from another program sees what that one wrote, unless something is not saved.
  useEffect(() => {
    const look = async () => {
      if (isDirty || !file?.exists) return;
      const state = await client.open(path).catch(() => undefined);
      if (state !== undefined && state.hash !== file.hash) show(state);
    };
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [file, isDirty, path, show]);

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
      if (answer.kind === 'mistakes') {
        setIssues(answer.issues);
        setRefused(true);
      }
      return answer.kind === 'saved';
    } catch (error) {
      setFailure(told(error));
      return false;
    } finally {
      setSaving(false);
    }
  };

  return {
    file,
    draft,
    issues,
    isRefused,
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
    setBody: (body: string) => setDraft((old) => ({ ...old, body })),
    setText: (text: string) => setDraft((old) => ({ ...old, text })),
    setMode,
    addImage: async (image: File) => {
      try {
        setFailure('');
        const { name } = await client.addImage(path, image);
        setFile((old) => old && { ...old, images: [...new Set([...old.images, name])] });
        return name;
      } catch (error) {
        setFailure(told(error));
        return undefined;
      }
    },
    save,
    load,
    setIssues: (found: readonly ContentIssue[]) => {
      setIssues(found);
      setRefused(true);
    },
    setFailure,
  };
}

function draftOf({ value = {}, body, text }: FileState): Draft {
  return { value, body, text };
}
