import { type RefObject, useEffect, useRef, useState } from 'react';
import { readStored, store } from '../../components/storage.ts';
import {
  type Draft,
  linkedSubject,
  newDraft,
  readDraft,
  type Typed,
  withLinkedSubject,
  writeDraft,
} from './draft.ts';
import { readForm, writeForm } from './form-fields.ts';
import { newId } from './new-id.ts';

const key = 'contact-draft';

/** The draft of the form, kept in this browser. */
export interface KeptDraft {
  /** Whether a draft from an earlier visit was put into the form. */
  isRestored: boolean;
  /** How many characters the message has. */
  length: number;
  read: () => Draft;
  keep: (draft: Draft) => void;
  /** Takes up what stands in the form. */
  takeUp: () => Typed;
  forget: () => void;
}

/** Puts the draft of an earlier visit and the subject of a link into the form, and keeps both. */
export function useDraft(form: RefObject<HTMLFormElement | null>): KeptDraft {
  const draft = useRef<Draft>(undefined);
  const [isRestored, setRestored] = useState(false);
  const [length, setLength] = useState(0);

  const read = () => (draft.current ??= newDraft(newId()));
  const keep = (changed: Draft) => {
    draft.current = changed;
    setLength(changed.typed.message.length);
    store(key, writeDraft(changed));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form begins to react
  useEffect(() => {
    if (!form.current) return;
    // What was typed before the form began to react is newer than what was kept.
    const typed = readForm(form.current);
    const kept = readDraft(readStored(key));
    const base = kept ?? newDraft(newId());
    const merged = withLinkedSubject(
      {
        ...base,
        typed: {
          name: typed.name || base.typed.name,
          email: typed.email || base.typed.email,
          subject: typed.subject || base.typed.subject,
          message: typed.message || base.typed.message,
        },
      },
      linkedSubject(location.search),
    );
    writeForm(form.current, merged.typed);
    keep(merged);
    setRestored(kept !== undefined && typed.message === '');
  }, []);

  return {
    isRestored,
    length,
    read,
    keep,
    takeUp: () => {
      const typed = form.current ? readForm(form.current) : read().typed;
      keep({ ...read(), typed });
      return typed;
    },
    forget: () => {
      draft.current = newDraft(newId());
      draft.current = { ...draft.current, linked: linkedSubject(location.search) };
      setLength(0);
      setRestored(false);
      store(key, undefined);
    },
  };
}
