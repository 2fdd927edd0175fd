import { fieldNames, isChoiceName, limits } from './limits.ts';
import { fieldsOf, nothingTyped, parseFields, readTyped, type Typed } from './parse-fields.ts';

/** A message that is not sent yet, as this browser keeps it. */
export interface Draft {
  readonly typed: Typed;
  /** The id under which it is sent. */
  readonly id: string;
  /** The text of the last try to send it under this id, which failed; undefined before a try. */
  readonly tried: string | undefined;
  /** The subject of the last link to the form that had one. */
  readonly linked: string | undefined;
}

/** A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on pages without TLS. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [0, 8, 12, 16, 20].map((at, index, cuts) => hex.slice(at, cuts[index + 1])).join('-');
}

export function newDraft(id = newId()): Draft {
  return { typed: nothingTyped, id, tried: undefined, linked: undefined };
}

function isEmpty(typed: Typed): boolean {
  return Object.values(typed).every((text) => text.trim() === '');
}

/** The draft as text for the storage; undefined where nothing is typed. */
export function writeDraft(draft: Draft): string | undefined {
  return isEmpty(draft.typed) ? undefined : JSON.stringify(draft);
}

/** Parses a stored draft; undefined if it is invalid. */
export function readDraft(text: string | undefined): Draft | undefined {
  const { id, tried, linked, typed: fields } = parseFields(text ?? '');
  const typed = fieldsOf(fields);
  const names = [...fieldNames, ...Object.keys(typed).filter(isChoiceName)];
  if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const draft = {
    typed: readTyped((name) => typed[name], names),
    id,
    tried: typeof tried === 'string' ? tried : undefined,
    linked: typeof linked === 'string' ? linked : undefined,
  };
  return isEmpty(draft.typed) ? undefined : draft;
}

/**
 * The subject in a link, as one line within the limit.
 *
 * @param search The query of the address, such as `?subject=A%20shop`.
 */
export function linkedSubject(search: string): string | undefined {
  const subject = new URLSearchParams(search).get('subject');
  if (subject === null) return undefined;
  const line = subject.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, ' ');
  return line.trim().slice(0, limits.subject).toWellFormed() || undefined;
}

/**
 * Puts the subject of a link into a draft, once: a change by the visitor stays, also when the page is
 * loaded again.
 */
export function withLinkedSubject(draft: Draft, subject: string | undefined): Draft {
  if (subject === undefined || subject === draft.linked) return draft;
  return { ...draft, typed: { ...draft.typed, subject }, linked: subject };
}

/**
 * The draft with the id to send it under. The same text keeps its id, so that the server stores a
 * repeat once; a changed text after a try gets a new id, so that it does not count as a repeat.
 *
 * @param text All that is sent.
 * @param newId An id that has not been used.
 */
export function beforeTry(draft: Draft, text: string, newId: string): Draft {
  const isChanged = draft.tried !== undefined && draft.tried !== text;
  return { ...draft, id: isChanged ? newId : draft.id, tried: text };
}
