import { getMimeType, mimes } from 'hono/utils/mime';

const types: Record<string, string> = {
  ...mimes,
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mov: 'video/quicktime',
  vcf: 'text/vcard; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** The `Content-Type` for a file name; for text files it includes the character set. */
export function contentType(file: string): string {
  return getMimeType(file, types) ?? 'application/octet-stream';
}
