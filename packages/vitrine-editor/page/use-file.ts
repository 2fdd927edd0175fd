import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type FieldPath,
  type FileFormat,
  formatPath,
  isGroup,
  isSame,
  type Json,
  type JsonGroup,
} from 'vitrine/form';
import type { DraftRequest, DraftResponse, FileIssue, FileState, RejectedChange } from '../api.ts';
import { changesBetween } from '../form/changes.ts';
import { isWithin } from '../form/is-within.ts';
import { mergeFields, UNKNOWN } from '../form/merge.ts';
import { setAt } from '../form/set-value-at-path.ts';
import { client } from './client.ts';
import { strings } from './language.ts';
import { useAttempt, useOneAtATime } from './use-attempt.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
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
  const { once } = useOneAtATime();
  /** Whether the server keeps the unsaved changes. */
  const [isKept, setKept] = useState(false);
  /** Whether the file holds the version in which the unsaved changes began. */
  const [isBase, setBase] = useState(true);
  /** The version of another window or program, which the unsaved changes do not contain. */
  const [other, setOther] = useState<FileState>();
  /** Reads the version that another window or program has made, and says that there is one. */
  const collide = () => {
    setFailure(strings.file.changed);
    client
      .open(path)
      .catch(() => undefined)
      .then(setOther, console.error);
  };
  const onResponse = (response: DraftResponse) => {
    if (response.kind === 'changed') {
      setKept(false);
      return collide();
    }
    setKept(response.revision !== undefined);
    if (response.isStale) collide();
    onKept(response.revision !== undefined, response.issues);
  };
  const onError = (error: unknown) => {
    setKept(false);
    setFailure(error instanceof Error ? error.message : String(error));
  };
  const keeper = useDraftKeeper({ send: client.keepDraft, onResponse, onError });

  const show = (state: FileState, isTyping = false) => {
    const { draft: kept } = state;
    const shown = { ...draftOf(state), ...kept?.change };
    const isText = state.value === undefined || (kept !== undefined && 'text' in kept.change);
    // Saving compares the file with the state in which the changes began.
    const hash = kept?.hash ?? state.hash;
    setFile({ ...state, hash });
    // What was typed meanwhile stays; as another object, so that it is sent to the server again.
    setDraft(isTyping ? (typed) => ({ ...typed }) : shown);
    setIssues(state.issues);
    setFailure(hash === state.hash ? '' : strings.file.changed);
    setBase(hash === state.hash);
    setOther(hash === state.hash ? undefined : { ...state, draft: kept });
    setKept(kept !== undefined);
    if (isText) setMode('text');
    const change = changeOf(shown, isText);
    keeper.begin({ path, title: title || state.title, hash, change }, kept?.revision);
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
  // Another program or window may have changed the file, so it is read again unless there are unsaved changes.
  useWindowEvent('focus', async () => {
    if (!file || keeper.isUnsent) return;
    const { revision } = keeper;
    const state = await client.open(path).catch(() => undefined);
    if (!state || keeper.isUnsent || keeper.revision !== revision) return;
    const isSameDraft = state.draft?.revision === keeper.revision;
    if (!isSameDraft || (!state.draft && state.hash !== file.hash)) show(state);
    else if (state.hash !== file.hash) collide();
  });

  /** Shows why the server rejected a change. */
  const showRejection = (response: RejectedChange) => {
    if (response.kind === 'changed') return collide();
    // Rendered synchronously, so that `onInvalid` can move the focus to the list of issues.
    flushSync(() => setIssues(response.issues));
    onInvalid();
  };

  /** Saves the file; resolves with true if the file was saved. */
  const save = async () => {
    if (!file) return false;
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
    show(response.file, keeper.isUnsent);
    return true;
  };

  /** Discards the unsaved changes, and reads the file again. */
  const discard = async () => {
    keeper.stop();
    await keeper.flush();
    if (await attempt(client.discardDraft(path, keeper.revision))) await load();
  };

  /** What this version and that of another window or program have changed; undefined where there is no other. */
  const isText = mode === 'text';
  const isDeleted =
    file !== undefined && other !== undefined && isGone(other, file, keeper.revision);
  const theirs = isDeleted ? draft : other && theirsOf(other, keeper.revision, isText);
  const merge = (theirs: Draft, keepsMine?: (place: string) => boolean) => {
    const base = isBase ? toGroup(saved, isText) : UNKNOWN;
    return mergeFields(base, toGroup(draft, isText), toGroup(theirs, isText), keepsMine);
  };
  const versions = file && theirs && merge(theirs);
  /**
   * Goes on with both versions in one.
   *
   * @param mine The paths of the fields that both have changed and that keep the value of this version.
   */
  const combine = async (mine: ReadonlySet<string>) => {
    if (!file || !theirs) return;
    // The version may have been saved since it was read, or changed again: then it is shown once more.
    const now = await attempt(client.open(path));
    if (!now) return;
    if (isDeleted !== isGone(now, file, keeper.revision)) return setOther(now);
    const newest = isDeleted ? draft : theirsOf(now, keeper.revision, isText);
    if (!newest || !isSame(toGroup(newest, isText), toGroup(theirs, isText))) {
      return setOther(now);
    }
    const isOwnDraft = now.draft !== undefined && now.draft.revision === keeper.revision;
    if (isOwnDraft) await attempt(client.discardDraft(path, keeper.revision));
    const { value } = merge(theirs, (place) => mine.has(place));
    const hash = isOwnDraft ? now.hash : (now.draft?.hash ?? now.hash);
    const change = changeOf(isDeleted ? draftOf(now) : theirs, isText);
    const revision = isOwnDraft ? undefined : now.draft?.revision;
    keeper.begin({ path, title: title || now.title, hash, change }, revision);
    const next = fromGroup(value, theirs);
    setFile({ ...now, hash });
    setBase(hash === now.hash);
    setOther(undefined);
    setFailure('');
    setKept(!isOwnDraft && now.draft !== undefined);
    setDraft(next);
  };

  /** Deletes the file; resolves with the server's response, or undefined if it was not deleted. */
  const remove = async () => {
    keeper.stop();
    const response = file && (await attempt(client.remove(path, file.hash)));
    if (response?.kind === 'removed') return response;
    if (response) showRejection(response);
    return undefined;
  };

  /** Uploads an image, a video or captions for the file; resolves with its path, or undefined if that failed. */
  const addMedia = async (added: File, format: FileFormat) => {
    const response = await attempt(client.addMedia(path, added, format));
    if (response) {
      setFile((old) => old && { ...old, media: [...new Set([...old.media, response.name])] });
    }
    return response?.name;
  };

  /** Adds a word to the choices of a field; resolves with whether it was added. */
  const addChoice = async (fieldPath: FieldPath, word: string) => {
    const response = await attempt(client.addChoice(path, formatPath(fieldPath), word));
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
    versions,
    /** Whether the other version is that the file has been deleted. */
    isDeleted,
    combine: (mine: ReadonlySet<string>) => once(() => combine(mine)),
    // The versions say that the file has been deleted.
    failure: isDeleted && failure === strings.file.changed ? '' : failure,
    change: (fieldPath: FieldPath, value: Json | undefined) => {
      const name = formatPath(fieldPath);
      const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
      // Rendered synchronously, so that the focus can move to a new element.
      flushSync(() => {
        setDraft((old) => {
          const next = setAt(old.value, fieldPath, isEmpty ? undefined : value);
          return isGroup(next) ? { ...old, value: next } : old;
        });
        setIssues((old) => old.filter(({ field }) => !isWithin(field, name)));
      });
    },
    setPart: (part: Partial<Draft>) => {
      setDraft((old) => ({ ...old, ...part }));
      // The lines of the text, which they name, may be others now.
      setIssues((old) => old.filter(({ bodyLine }) => bodyLine === undefined));
    },
    setMode,
    addMedia,
    addChoice,
    save: () => once(save),
    discard: () => once(discard),
    remove: () => once(remove),
  };
}

/** Whether the file in which the changes began is there no more, and no other window has changes of it. */
function isGone(now: FileState, before: FileState, revision: string | undefined): boolean {
  const hasNoOtherDraft = now.draft === undefined || now.draft.revision === revision;
  return !now.exists && now.hash !== before.hash && hasNoOtherDraft;
}

/**
 * The version of another window, or else of the file, without the changes that this window keeps. Undefined where
 * one of the versions is edited in the form and the other as text, so that they cannot be compared.
 */
function theirsOf(
  other: FileState,
  revision: string | undefined,
  isText: boolean,
): Draft | undefined {
  const change = other.draft?.revision === revision ? undefined : other.draft?.change;
  if (change !== undefined && 'text' in change !== isText) return undefined;
  return { ...draftOf(other), ...change };
}

/** The fields and the Markdown of a version as one group, in which {@link fromGroup} finds them. */
function toGroup({ value, body, text }: Draft, isText: boolean): JsonGroup {
  if (isText) return { text };
  return body === undefined ? { value } : { value, body };
}

function fromGroup(group: Json | undefined, other: Draft): Draft {
  const { value, body, text } = isGroup(group) ? group : {};
  return {
    value: isGroup(value) ? value : other.value,
    body: typeof body === 'string' ? body : other.body,
    text: typeof text === 'string' ? text : other.text,
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
