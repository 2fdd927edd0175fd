import { posix } from 'node:path';
import { isRecord } from '../../src/components/is-record.ts';
import type { ContentImage } from '../../src/content/images/images.ts';
import { folderOf, schemaOf } from '../../src/content/kind-files.ts';
import { infoAt } from '../../src/content/loader/schema-keys.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { Content } from '../../src/content/types.ts';
import { type Source, textsOf } from './sources.ts';

/** An image as a file names it, and the words that stand for it. */
export interface PlacedImage {
  source: Source;
  path: FieldPath;
  image: ContentImage;
  /** The least width of its place, in pixels. */
  least: number;
  /** The words for those who cannot see it; absent where the name beside it says enough. */
  alt?: { path: FieldPath; text: unknown } | undefined;
}

/** The images that files name themselves; a translation shows those of its original as well. */
export function imagesOf(sources: readonly Source[], content: Content): PlacedImage[] {
  const known = imagesIn(content);
  return sources.flatMap((source) => {
    const schema = schemaOf(source.kind);
    return textsOf(source.data).flatMap(({ path, value }) => {
      const { leastWidth: least, alt: field } = infoAt(schema, path);
      if (least === undefined) return [];
      const file = posix.join(posix.dirname(source.path), value);
      const image = known.get(posix.join(content.root.slice(1), file)) ?? known.get(file);
      const altPath = field === undefined ? undefined : [...path.slice(0, -1), field];
      const alt = altPath && { path: altPath, text: valueAt(checked(source, content), altPath) };
      return image ? [{ source, path, image, least, alt }] : [];
    });
  });
}

/** What a file and its original say, as checked. */
function checked({ name, kind, id }: Source, content: Content): unknown {
  const own: unknown = Reflect.get(content, folderOf(kind) ?? name);
  if (id === undefined) return own;
  const entries: unknown = isRecord(own) ? own.all : own;
  return Array.isArray(entries) ? entries.find((entry) => isRecord(entry) && entry.id === id) : [];
}

function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    data,
  );
}

/** All images of a content, by their paths in its folder. */
function imagesIn(part: unknown): Map<string, ContentImage> {
  if (Array.isArray(part)) return new Map(part.flatMap((item) => [...imagesIn(item)]));
  if (!isRecord(part)) return new Map();
  if (isImage(part)) return new Map([[part.path, part]]);
  return new Map(Object.values(part).flatMap((item) => [...imagesIn(item)]));
}

function isImage(part: object): part is ContentImage {
  return 'path' in part && 'tint' in part;
}
