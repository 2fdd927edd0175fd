import { createHash } from 'node:crypto';
import { copyFile, mkdir, realpath, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import { normalizePath } from 'vite';
import { idFrom, longestId } from '../content/edit/ids.ts';
import { imagesIn } from '../content/images/images-in.ts';
import { mediaInText } from '../content/images/text-images.ts';
import { mapLimit, openFiles } from '../content/map-limit.ts';
import type { Content } from '../content/types.ts';
import { CACHE } from '../settings/site-paths.ts';

/** The absolute path of the folder with copies of files, for both the build and the development server. */
export const COPIES = join(CACHE, 'files');

/** A file as Vite gets it. */
interface NamedFile {
  /** The path in the content folder, by which pages know the file. */
  path: string;
  /** The absolute path of the file, or of its copy. */
  file: string;
}

/**
 * The code of the module `virtual:content-files`, which has exactly the files that the content names: files
 * of drafts, and those that no content file names, are not published. Vite gives the files hashed names; the
 * Content-Security-Policy blocks `data:` URLs.
 *
 * @param folders Absolute paths: the content folder, then a folder with files that are not saved yet.
 */
export async function filesModule(
  content: Content,
  folders: readonly string[],
  isBuild: boolean,
): Promise<string> {
  const images = imagesIn(content);
  const paths = new Set([...images.keys(), ...mediaPaths(content)]);
  const found = await mapLimit([...paths], openFiles, (path) =>
    findFile(path, folders, images.get(path)?.animated ?? false),
  );
  const files = found.filter((file) => file !== undefined);
  // In `npm run dev`, the image service reads an image from its path on the disk, which no browser requests.
  const isForImageService = ({ path }: NamedFile) => !isBuild && isRaster(path);
  const imports = files.flatMap((named, index) =>
    isForImageService(named)
      ? []
      : [`import f${index} from ${JSON.stringify(`${named.file}?url&no-inline`)};`],
  );
  const entries = files.map((named, index) => {
    const diskPath = JSON.stringify(`/@fs/${named.file.replace(/^\//, '')}`);
    return `${JSON.stringify(named.path)}:${isForImageService(named) ? diskPath : `f${index}`}`;
  });
  return [...imports, `export const files = {${entries}};`].join('\n');
}

/** The paths of all videos and captions that the content names, in the content folder. */
function mediaPaths({ home, projects, posts, translations }: Content): string[] {
  const ofProjects = projects?.all.flatMap(({ video, coverVideo, caseStudy }) => [
    ...(coverVideo ? [coverVideo] : []),
    ...(video ? [video.file, video.captions] : []),
    ...mediaInText(caseStudy),
  ]);
  const files = [
    ...(home.hero.video ? [home.hero.video.file] : []),
    ...(ofProjects ?? []),
    ...(posts?.all.flatMap(({ text }) => mediaInText(text)) ?? []),
  ];
  return [...files.map(({ path }) => path), ...translations.flatMap(mediaPaths)];
}

/** Whether a file is an image of pixels, of which versions in other widths are made. */
function isRaster(path: string): boolean {
  return !/\.(?:svg|mp4|webm|vtt)$/i.test(path);
}

async function findFile(
  path: string,
  folders: readonly string[],
  isAnimated: boolean,
): Promise<NamedFile | undefined> {
  for (const folder of folders) {
    const file = await realpath(join(folder, path)).catch(() => undefined);
    if (file !== undefined)
      return { path, file: normalizePath(await plainFile(file, path, isAnimated)) };
  }
  return undefined;
}

/**
 * A file for Vite: the file itself, or a copy with a better name. A name has to be safe in URLs and in the ids of modules,
 * in which `?` and `#` begin something else, and short, because Astro adds a hash. A symbolic link is copied if its
 * target has another name, because Vite follows it, and the target may lack an ending. The copy of an animation is its
 * first picture, because Astro would put all pictures below each other.
 *
 * @param file The absolute path without symbolic links.
 * @param path The path by which the content names the file.
 */
async function plainFile(file: string, path: string, isAnimated: boolean): Promise<string> {
  const name = basename(path);
  const isPlain =
    basename(file) === name &&
    name.length <= longestId &&
    /^\w[\w.-]*$/.test(name) &&
    !/[?#%]/.test(file);
  if (isPlain && !isAnimated) return file;
  const extension = extname(name);
  const { size, mtimeMs } = await stat(file);
  const key = createHash('sha256').update([file, size, mtimeMs].join('\0')).digest('hex');
  const folder = join(COPIES, key.slice(0, 16));
  const copyExtension = isAnimated ? '.png' : extension.toLowerCase();
  const copy = join(folder, idFrom(basename(name, extension), 'file', []) + copyExtension);
  await mkdir(folder, { recursive: true });
  await (isAnimated ? sharp(file).png().toFile(copy) : copyFile(file, copy));
  return copy;
}
