import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/** Strong entity tags (ETags): hashes of the bytes that are sent, cached until the file changes. */
export class EntityTags {
  readonly #known = new Map<string, { version: string; tag: string }>();

  /** The entity tag (ETag) of an open file, including its quotes. */
  async of(path: string, handle: FileHandle, stats: Stats): Promise<string> {
    const version = [stats.ino, stats.size, stats.mtimeMs].join(' ');
    const cached = this.#known.get(path);
    if (cached?.version === version) return cached.tag;
    const hash = createHash('sha256');
    for await (const part of handle.createReadStream({ start: 0, autoClose: false })) {
      hash.update(part);
    }
    // 22 characters of base64url are 132 bits.
    const tag = `"${hash.digest('base64url').slice(0, 22)}"`;
    this.#known.set(path, { version, tag });
    return tag;
  }
}

/** Whether the copy in the browser's cache is still valid (RFC 9110, section 13.2.2). */
export function isNotModified(
  { tag, modified }: { tag: string; modified: Date },
  ifNoneMatch: string | undefined,
  ifModifiedSince: string | undefined,
): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  if (ifNoneMatch !== undefined) return ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) ?? false;
  if (ifModifiedSince === undefined) return false;
  // HTTP dates have no fractions of a second.
  const sent = Date.parse(modified.toUTCString());
  return sent <= Date.parse(ifModifiedSince);
}
