import { formatPath } from '../../src/content/format-path.ts';
import { isImageName } from '../../src/content/image-endings.ts';
import type { ContentImage } from '../../src/content/images.ts';
import type { Content } from '../../src/content/load.ts';
import type { Problem } from '../../src/content/problems.ts';
import type { FieldPath } from '../../src/content/yaml-file.ts';
import { imagesOf, type PlacedImage } from './image-places.ts';
import type { Source } from './sources.ts';

/** Images that are too small for where they stand, or that nobody describes. */
export function pictures(sources: readonly Source[], content: Content): Problem[] {
  return sources.flatMap((source) =>
    imagesOf(source, content).flatMap((placed) => [
      ...tooSmall(source, placed),
      ...withoutWords(source, placed),
    ]),
  );
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

function tooSmall(source: Source, { path, image, least }: PlacedImage): Problem[] {
  const expected = sizeRule(image, least);
  if (!expected) return [];
  const found = `${image.width} × ${image.height} pixels`;
  return [{ ...placeOf(source, path), expected, found }];
}

function withoutWords(source: Source, { path, alt }: PlacedImage): Problem[] {
  if (!alt) return [];
  const expected = `what the ${alt.of} shows, for those who cannot see it`;
  if (alt.text === undefined) {
    const found = `nothing: ${source.written(path) ?? 'it'} has no ${formatPath(alt.path)}`;
    return [{ ...placeOf(source, path), field: formatPath(alt.path), expected, found }];
  }
  if (/\s/.test(alt.text) || !isImageName(alt.text)) return [];
  return [{ ...placeOf(source, alt.path), expected, found: `a file name, '${alt.text}'` }];
}

function placeOf(source: Source, path: FieldPath) {
  return { file: source.file, line: source.lineOf(path), field: formatPath(path) };
}
