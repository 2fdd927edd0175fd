import { largestBody } from '../../src/features/contact/limits.ts';
import type { Refusal } from './refusal.ts';

/** The fields of a message as they came, by name; not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** What a request carries, or why it is not read. */
export type ReadBody = { fields: Fields } | { refusal: Refusal };

type Kind = 'json' | 'urlencoded' | 'multipart';

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'urlencoded'],
  ['multipart/form-data', 'multipart'],
]);

/** Fields of which there may be several. */
const LISTS = new Set(['saved']);

/** Reads the fields of a request, at most 64 kB. */
export async function readBody(request: Request): Promise<ReadBody> {
  const type = request.headers.get('Content-Type') ?? '';
  const kind = kindOf(type, request.headers);
  if (kind === undefined) return { refusal: { reason: 'wrongType' } };
  const bytes = await readBytes(request);
  if (bytes === 'tooLarge' || bytes === 'unreadable') return { refusal: { reason: bytes } };
  try {
    const fields = kind === 'json' ? readJson(bytes) : toFields(await readForm(bytes, type));
    return fields === undefined ? { refusal: { reason: 'unreadable' } } : { fields };
  } catch (error) {
    // What the parsers throw about text that is not what it says to be.
    if (error instanceof SyntaxError || error instanceof TypeError) {
      return { refusal: { reason: 'unreadable' } };
    }
    throw error;
  }
}

function kindOf(type: string, headers: Headers): Kind | undefined {
  const [essence = '', ...parameters] = type.toLowerCase().split(';');
  const charset = parameters.map((part) => /^\s*charset="?([\w-]+)"?\s*$/.exec(part)?.[1]);
  const isUtf8 = charset.every((name) => name === undefined || /^utf-?8$/.test(name));
  const isPlain = /^(identity)?$/i.test(headers.get('Content-Encoding') ?? '');
  return isUtf8 && isPlain ? kinds.get(essence.trim()) : undefined;
}

async function readBytes(request: Request): Promise<Uint8Array | 'tooLarge' | 'unreadable'> {
  if (Number(request.headers.get('Content-Length') ?? 0) > largestBody) return 'tooLarge';
  if (request.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(parts);
      length += value.byteLength;
      if (length > largestBody) {
        await reader.cancel();
        return 'tooLarge';
      }
      parts.push(value);
    }
  } catch {
    // The sender went away in the middle; nobody waits for the answer.
    return 'unreadable';
  }
}

function readJson(bytes: Uint8Array): Fields | undefined {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}

async function readForm(bytes: Uint8Array, type: string): Promise<FormData> {
  const body = new Uint8Array(bytes);
  return await new Response(body, { headers: { 'Content-Type': type } }).formData();
}

function toFields(form: FormData): Fields {
  const fields: Record<string, unknown> = Object.create(null);
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = LISTS.has(name) || values.length > 1 ? values : values[0];
  }
  // A form without JavaScript has no id of its own.
  if (fields.id === '') delete fields.id;
  return fields;
}
