import type { ContentIssue } from '../../src/content/content-issue.ts';
import { isImageName } from '../../src/content/images/image-endings.ts';
import type { ContentImage } from '../../src/content/images/images.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { Content } from '../../src/content/types.ts';
import { imagesOf, type PlacedImage } from './image-places.ts';
import type { Source } from './sources.ts';

/** Images that are too small for where they stand, or that nobody describes. */
export function pictures(sources: readonly Source[], content: Content): ContentIssue[] {
  return imagesOf(sources, content).flatMap((placed) => [
    ...tooSmall(placed),
    ...withoutWords(placed),
  ]);
}

/**
 * Whether an image is large enough for its place.
 *
 * @returns What should stand there, or undefined where it is large enough.
 */
export function sizeRule(
  { path, width }: Pick<ContentImage, 'path' | 'width'>,
  least: number,
): string | undefined {
  const isDrawing = path.toLowerCase().endsWith('.svg');
  return isDrawing || width >= least ? undefined : `an image at least ${least} pixels wide`;
}

function tooSmall({ source, path, image, least }: PlacedImage): ContentIssue[] {
  const expected = sizeRule(image, least);
  if (!expected) return [];
  const found = `${image.width} × ${image.height} pixels`;
  return [{ ...placeOf(source, path), expected, found }];
}

function withoutWords({ source, path, alt }: PlacedImage): ContentIssue[] {
  if (!alt) return [];
  const expected = `what the ${String(path.at(-1))} shows, for those who cannot see it`;
  if (alt.text === undefined) {
    const found = `nothing: ${source.written(path) ?? 'it'} has no ${formatPath(alt.path)}`;
    return [{ ...placeOf(source, path), field: formatPath(alt.path), expected, found }];
  }
  if (typeof alt.text !== 'string' || /\s/.test(alt.text) || !isImageName(alt.text)) return [];
  return [{ ...placeOf(source, alt.path), expected, found: `a file name, '${alt.text}'` }];
}

function placeOf(source: Source, path: FieldPath) {
  return { file: source.file, line: source.lineOf(path), field: formatPath(path) };
}
