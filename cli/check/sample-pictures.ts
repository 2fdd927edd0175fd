import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentIssue } from '../../src/content/content-issue.ts';
import { mapLimit, openFiles } from '../../src/content/loader/map-limit.ts';
import type { Content } from '../../src/content/types.ts';
import { shown } from '../project.ts';
import { imagesOf } from './pictures.ts';
import { placeOf, type Source } from './sources.ts';

/**
 * Images that are the sample's, whatever they are called now.
 *
 * @param folder The content folder, absolute.
 * @param sampleFolder The sample's folder, absolute.
 */
export async function samplePictures(
  folder: string,
  sources: readonly Source[],
  content: Content,
  sampleFolder: string,
): Promise<ContentIssue[]> {
  const bySize = await filesBySize(sampleFolder);
  const placed = imagesOf(sources, content);
  const issues = await mapLimit(placed, openFiles, async ({ source, path, image }) => {
    const twin = await twinOf(join(folder, image.path), bySize);
    if (twin === undefined) return [];
    const found = `the same image as ${twin}`;
    return [{ ...placeOf(source, path), expected: 'an image of your own', found }];
  });
  return issues.flat();
}

/** The sample's images, absolute, by their size in bytes: only the same size can be the same. */
async function filesBySize(folder: string): Promise<Map<number, string[]>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(?:webp|svg|png|jpe?g)$/.test(name));
  const bySize = new Map<number, string[]>();
  for (const name of files) {
    const { size } = await stat(join(folder, name));
    bySize.set(size, [...(bySize.get(size) ?? []), join(folder, name)]);
  }
  return bySize;
}

async function twinOf(
  file: string,
  bySize: ReadonlyMap<number, readonly string[]>,
): Promise<string | undefined> {
  const { size } = await stat(file);
  const candidates = bySize.get(size);
  if (!candidates) return undefined;
  const own = await readFile(file);
  for (const candidate of candidates) {
    if (own.equals(await readFile(candidate))) return shown(candidate);
  }
  return undefined;
}
