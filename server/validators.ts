import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

interface KnownTag {
  inode: number;
  size: number;
  modified: number;
  tag: string;
}

/** Strong entity tags, made from the bytes that are sent and kept until the file changes. */
export class EntityTags {
  readonly #known = new Map<string, KnownTag>();

  /** The entity tag of an open file, with its quotes. */
  async of(path: string, handle: FileHandle, stats: Stats): Promise<string> {
    const known = this.#known.get(path);
    if (
      known?.inode === stats.ino &&
      known.size === stats.size &&
      known.modified === stats.mtimeMs
    ) {
      return known.tag;
    }
    const hash = createHash('sha256');
    for await (const part of handle.createReadStream({ start: 0, autoClose: false })) {
      hash.update(part);
    }
    const tag = `"${hash.digest('base64url').slice(0, 22)}"`;
    this.#known.set(path, {
      inode: stats.ino,
      size: stats.size,
      modified: stats.mtimeMs,
      tag,
    });
    return tag;
  }
}

/** What a browser says about the copy that it has. */
export interface Conditions {
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}

/** Whether the browser's copy is still good (RFC 9110, section 13.2.2). */
export function isUnchanged(conditions: Conditions, tag: string, modified: Date): boolean {
  if (conditions.ifNoneMatch !== undefined) {
    if (conditions.ifNoneMatch.trim() === '*') return true;
    return conditions.ifNoneMatch.match(/"[^"]*"/g)?.includes(tag) ?? false;
  }
  if (conditions.ifModifiedSince === undefined) return false;
  return wholeSeconds(modified) <= Date.parse(conditions.ifModifiedSince);
}

// HTTP dates have no fractions of a second.
function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
