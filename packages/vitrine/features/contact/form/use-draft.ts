import { type RefObject, useEffect, useRef, useState } from 'react';
import { readStored, store } from '../../../browser/storage.ts';
import {
  type Draft,
  linkedSubject,
  newDraft,
  readDraft,
  withLinkedSubject,
  writeDraft,
} from '../../../message/draft.ts';
import type { ControlName } from '../../../message/limits.ts';
import { readTyped, type Typed } from '../../../message/parse-fields.ts';

const key = 'contact-draft';

/**
 * Fills the contact form with the stored draft of an earlier visit and with the subject in the URL,
 * and stores the result as the draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, names: readonly ControlName[]) {
  const draft = useRef<Draft>(undefined);
  const [isRestored, setRestored] = useState(false);
  const [length, setLength] = useState(0);

  const read = () => (draft.current ??= newDraft());
  const keep = (changed: Draft) => {
    draft.current = changed;
    setLength(changed.typed.message.length);
    store(key, writeDraft(changed));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (!form.current) return;
    // Text that was typed before hydration is newer than the stored draft.
    const typed = readForm(form.current, names);
    const kept = readDraft(readStored(key));
    const base = kept ?? newDraft();
    const link = linkedSubject(location.search);
    const merged = withLinkedSubject(
      {
        ...base,
        // A subject that is in the URL was filled in by the server, not typed by the visitor.
        typed: readTyped(
          (name) => (typed[name] !== link && typed[name]) || base.typed[name],
          names,
        ),
      },
      link,
    );
    writeForm(form.current, merged.typed, names);
    keep(merged);
    setRestored(kept !== undefined && typed.message === '');
  }, []);

  return {
    /** Whether a draft from an earlier visit was put into the form. */
    isRestored,
    /** Number of characters in the message. */
    length,
    read,
    keep,
    /** Stores the current values of the form as the draft, and returns the values. */
    storeForm: (): Typed => {
      const typed = form.current ? readForm(form.current, names) : read().typed;
      keep({ ...read(), typed });
      return typed;
    },
    forget: () => {
      draft.current = { ...newDraft(), linked: linkedSubject(location.search) };
      setLength(0);
      setRestored(false);
      store(key, undefined);
    },
  };
}

function readForm(form: HTMLFormElement, names: readonly ControlName[]): Typed {
  const data = new FormData(form);
  return readTyped((name) => data.get(name), names);
}

function writeForm(form: HTMLFormElement, typed: Typed, names: readonly ControlName[]): void {
  for (const name of names) {
    const control = form.elements.namedItem(name);
    const value = typed[name] ?? '';
    if (control && 'value' in control && control.value !== value) control.value = value;
  }
}
