import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { filesIn } from '../../packages/vitrine/content/files-in.ts';

/** What nobody may find in files. */
interface Secret {
  /** The secret in messages. */
  name: string;
  /** The forms in which it may be written. */
  forms: readonly Buffer[];
}

/** A text in the forms of HTML, JSON, URLs, base64 and UTF-16. Upper and lower case make no difference. */
export function secretText(text: string): Secret {
  const escaped = text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('"', '&quot;');
  const inJson = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[^\x20-\x7e]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  const plain = [text, escaped, inJson, encodeURIComponent(text), encodeURI(text)];
  // Base64 of a text within others, without the ends, which depend on the bytes before and after it.
  const encoded = [0, 1, 2].map((shift) =>
    Buffer.from(' '.repeat(shift) + text)
      .toString('base64')
      .slice(shift === 0 ? 0 : 4, -4),
  );
  const long = encoded.filter((one) => one.length >= 12);
  const forms = [...plain, ...long].map((one) => Buffer.from(one.toLowerCase()));
  return { name: text, forms: [...forms, Buffer.from(text.toLowerCase(), 'utf16le')] };
}

/** The bytes of a file: three parts of it, from its middle on. */
export function secretBytes(name: string, bytes: Uint8Array): Secret {
  const size = 32;
  const places = [0.3, 0.5, 0.8].map((part) => Math.floor((bytes.length - size) * part));
  return { name, forms: places.map((at) => Buffer.from(bytes.subarray(at, at + size))) };
}

const unpackers = [gunzipSync, brotliDecompressSync, inflateSync];

/** The bytes of a file, as they are and decompressed. */
function formsOf(bytes: Buffer): Buffer[] {
  const unpacked = unpackers.flatMap((unpack) => {
    try {
      return [unpack(bytes)];
    } catch {
      return [];
    }
  });
  return [bytes, ...unpacked.filter(({ length }) => length > 0)];
}

/** The secrets by the first four bytes of their forms. */
function byStart(secrets: readonly Secret[]) {
  const all = secrets.flatMap(({ name, forms }) => forms.map((form) => ({ name, form })));
  return Map.groupBy(all, ({ form }) => form.readUInt32BE(0));
}

/** Bytes with the letters A to Z in lower case. */
const lowered = (bytes: Buffer) =>
  bytes.map((byte) => (byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte));

/**
 * Searches for secrets in all files of folders, hidden ones too, and for texts also in the paths of the files.
 *
 * @returns The number of files, and a line for each file and each secret in it.
 */
export function findLeaks(
  folders: readonly string[],
  texts: readonly Secret[],
  files: readonly Secret[] = [],
) {
  const leaks = new Set<string>();
  const [textStarts, fileStarts] = [byStart(texts), byStart(files)];
  const paths = folders.flatMap((folder) => filesIn(folder).map((path) => join(folder, path)));
  for (const file of paths) {
    const search = (bytes: Uint8Array, starts: typeof textStarts) => {
      let start = 0;
      for (let at = 0; at < bytes.length; at += 1) {
        start = ((start << 8) | (bytes[at] ?? 0)) >>> 0;
        for (const { name, form } of starts.get(start) ?? []) {
          if (form.equals(bytes.subarray(at - 3, at - 3 + form.length)))
            leaks.add(`${file}: ${name}`);
        }
      }
    };
    search(lowered(Buffer.from(file)), textStarts);
    for (const bytes of formsOf(readFileSync(file))) {
      search(lowered(bytes), textStarts);
      search(bytes, fileStarts);
    }
  }
  return { count: paths.length, leaks: [...leaks] };
}
