import { type Fields, maxMessageBytes } from 'vitrine/message';
import { ContactError } from './contact-error.ts';

interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  /** The header `Content-Type`. */
  type: string;
  /** The names of the fields to read. */
  names: ReadonlySet<string>;
}

/** Reads the fields of a body in one pass, so that the time is in proportion to the size of the body. */
type Reader = (body: Body) => Fields | Promise<Fields>;

const readers = new Map<string, Reader>([
  ['application/json', readJson],
  ['application/x-www-form-urlencoded', readForm],
  ['multipart/form-data', readForm],
]);

/** Form fields that may occur several times, so their values are always a list. */
const LISTS = new Set(['saved']);

/**
 * Reads the form fields from the body of a request, at most 64 kB.
 *
 * @param names The names of the fields to read. All other fields are ignored.
 * @throws ContactError if the body cannot be read
 */
export async function readBody(request: Request, names: ReadonlySet<string>): Promise<Fields> {
  const type = request.headers.get('Content-Type') ?? '';
  const read = readerFor(type, request.headers);
  if (read === undefined) throw new ContactError('wrongType');
  const { bytes } = await readBytes(request, { kept: maxMessageBytes, received: maxMessageBytes });
  return await parsed(() => read({ bytes, type, names }));
}

/** The fields of an upload, and whether the body was too large, so that later fields are missing. */
interface Upload {
  fields: Fields;
  isCut: boolean;
}

/** Maximum size of the body of an upload that is read to the end, as browsers expect: 100 MB. */
const MAX_UPLOAD_BYTES = 100_000_000;

/**
 * Reads a form with a file (multipart/form-data). Of a body with a larger file, the fields before the file
 * are read.
 *
 * @param names The names of the fields to read. All other fields are ignored.
 * @param kept Maximum size of the body to read, in bytes; the rest is received, but not kept.
 * @throws ContactError if the body cannot be read
 */
export async function readUpload(
  request: Request,
  names: ReadonlySet<string>,
  kept: number,
): Promise<Upload> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type) || readerFor(type, request.headers) === undefined)
    throw new ContactError('wrongType');
  const { bytes, isCut } = await readBytes(request, { kept, received: MAX_UPLOAD_BYTES });
  const whole = isCut ? withoutLastPart(bytes, type) : bytes;
  return { fields: await parsed(() => readForm({ bytes: whole, type, names })), isCut };
}

// The parsers throw different errors for invalid text: SyntaxError, TypeError or URIError.
async function parsed(read: () => Fields | Promise<Fields>): Promise<Fields> {
  try {
    return await read();
  } catch {
    throw new ContactError('unreadable');
  }
}

/** The parts of a multipart body that is cut off, without the part in which it ends. */
function withoutLastPart(bytes: Buffer<ArrayBuffer>, type: string): Buffer<ArrayBuffer> {
  // In `multipart/form-data; boundary=x1` the boundary is x1, and a part begins with the line --x1.
  const [, quoted, plain = ''] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain}`;
  const end = Math.max(0, bytes.lastIndexOf(boundary));
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(`${boundary}--\r\n`)]);
}

function readerFor(type: string, headers: Headers): Reader | undefined {
  const [essence = '', ...parameters] = type.toLowerCase().split(';');
  const charset = parameters.map((part) => /^\s*charset="?([\w-]+)"?\s*$/.exec(part)?.[1]);
  const isUtf8 = charset.every((name) => name === undefined || /^utf-?8$/.test(name));
  const isPlain = /^(identity)?$/i.test(headers.get('Content-Encoding') ?? '');
  return isUtf8 && isPlain ? readers.get(essence.trim()) : undefined;
}

async function readBytes(
  request: Request,
  max: { kept: number; received: number },
): Promise<{ bytes: Buffer<ArrayBuffer>; isCut: boolean }> {
  if (Number(request.headers.get('Content-Length') ?? 0) > max.received) {
    throw new ContactError('tooLarge');
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of request.body ?? []) {
      if (length < max.kept) parts.push(part.subarray(0, max.kept - length));
      length += part.byteLength;
      if (length > max.received) throw new ContactError('tooLarge');
    }
  } catch (error) {
    // Any other error means that the client closed the connection, so nobody waits for the response.
    throw error instanceof ContactError ? error : new ContactError('unreadable');
  }
  return { bytes: Buffer.concat(parts), isCut: length > max.kept };
}

function readJson({ bytes, names }: Body): Fields {
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContactError('unreadable');
  }
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)));
}

async function readForm({ bytes, type, names }: Body): Promise<Fields> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  const expected = [...form].filter(([name]) => names.has(name));
  const byName = Map.groupBy(expected, ([name]) => name);
  // Without JavaScript, the form sends an empty id.
  if (form.get('id') === '') byName.delete('id');
  return Object.fromEntries(
    Array.from(byName, ([name, entries]) => {
      const values = entries.map(([, value]) => value);
      return [name, LISTS.has(name) || values.length > 1 ? values : values[0]];
    }),
  );
}
