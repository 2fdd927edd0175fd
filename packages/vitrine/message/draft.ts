import { fieldNames, isChoiceName, limits } from './limits.ts';
import { asFields, nothingTyped, parseFields, readTyped, type Typed } from './parse-fields.ts';

/** An unsent contact message, as the visitor's browser stores it. */
export interface Draft {
  readonly typed: Typed;
  /** The id (UUID) under which the message is sent. */
  readonly id: string;
  /** The text of the last failed attempt to send under this id; undefined before the first attempt. */
  readonly tried: string | undefined;
  /** The subject that the visitor's last link to the form with `?subject=…` has set. */
  readonly linked: string | undefined;
}

/** Makes a random UUID (RFC 9562, version 4): `crypto.randomUUID` does not exist without HTTPS. */
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

/** Serializes a draft for the browser's storage; undefined if the visitor has typed nothing. */
export function writeDraft(draft: Draft): string | undefined {
  return isEmpty(draft.typed) ? undefined : JSON.stringify(draft);
}

/** Parses a stored draft; undefined if the text is not a valid draft. */
export function readDraft(text: string | undefined): Draft | undefined {
  const { id, tried, linked, typed: fields } = parseFields(text ?? '');
  const typed = asFields(fields);
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
 * The subject that a link to the form sets, as one line, cut to the maximum length.
 *
 * @param search The query of the page's URL, such as `?subject=A%20shop`.
 */
export function linkedSubject(search: string): string | undefined {
  const subject = new URLSearchParams(search).get('subject');
  if (subject === null) return undefined;
  const line = subject.toWellFormed().replaceAll(/[\s\p{Cc}]+/gu, ' ');
  return line.trim().slice(0, limits.subject).toWellFormed() || undefined;
}

/**
 * Puts the subject of a link into a draft. The same subject is put in only once, so that a change by
 * the visitor survives a reload of the page.
 */
export function withLinkedSubject(draft: Draft, subject: string | undefined): Draft {
  if (subject === undefined || subject === draft.linked) return draft;
  return { ...draft, typed: { ...draft.typed, subject }, linked: subject };
}

/**
 * Prepares a draft for an attempt to send it. An unchanged text keeps its id, so that the server stores
 * a repeated message only once; a text that was changed after an attempt gets a new id.
 *
 * @param text Everything that is sent, as one text.
 * @param newId An unused id.
 */
export function beforeTry(draft: Draft, text: string, newId: string): Draft {
  const isChanged = draft.tried !== undefined && draft.tried !== text;
  return { ...draft, id: isChanged ? newId : draft.id, tried: text };
}
