import { isLanguagePrefix } from '../i18n/language-tag.ts';
import { encodingExtensions } from './encoding.ts';

/** The target of a URL path: a file by its path in the built site, a redirect, or nothing. */
export type ResolvedPath =
  | { kind: 'file'; path: string }
  | { kind: 'moved'; to: string }
  | { kind: 'nothing' };

const NOTHING: ResolvedPath = { kind: 'nothing' };

/**
 * The not-found page (404). The root folder of the built site has one, and so has the
 * folder of each further language, for URLs below that folder.
 */
export const NOT_FOUND_PAGE = '404.html';

/** Files that hosting providers read as configuration, in the root of the built site. They have no URL. */
const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

const INDEX = 'index.html';

/** The files of a built site: on a disk (disk-files.ts), or static assets of a Worker (asset-site.ts). */
export interface SiteFiles {
  /**
   * Finds a file or folder at a path, and nothing outside of the site.
   * @returns the real path, which differs from the given path below a symbolic link; undefined if nothing is there
   */
  find(segments: readonly string[]): Promise<{ isFolder: boolean; path: string } | undefined>;
  /** The text of a file, such as `contact/index.html`; undefined if there is none. */
  readText(path: string): Promise<string | undefined>;
}

/** A built site, and its sub-path. */
export interface SiteRoot {
  files: SiteFiles;
  /** Sub-path with a leading slash and without a trailing one, or an empty string. */
  base: string;
}

/**
 * Finds the file for a URL path. Each page has one canonical URL: without `index.html` and without
 * a trailing slash. Other spellings are redirected to the canonical URL.
 * @param pathname path of the URL, percent-encoded as received
 */
export async function resolvePath(
  { files, base }: SiteRoot,
  pathname: string,
): Promise<ResolvedPath> {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return NOTHING;
  const segments = decodeSegments(pathname.slice(base.length));
  if (segments === undefined) return NOTHING;

  const slashAtEnd = segments.at(-1) === '';
  if (slashAtEnd) segments.pop();
  if (segments.some((segment) => !isPlainName(segment))) return NOTHING;

  const found = await files.find(segments);
  if (found === undefined) return NOTHING;
  if (found.isFolder) {
    const index = await files.find([...segments, INDEX]);
    if (index === undefined || index.isFolder) return NOTHING;
    if (slashAtEnd && pathname !== '/') return { kind: 'moved', to: pathname.replace(/\/$/, '') };
    return { kind: 'file', path: index.path };
  }
  if (slashAtEnd) return NOTHING;
  if (segments.at(-1) === INDEX) {
    return { kind: 'moved', to: pathname.slice(0, pathname.lastIndexOf('/')) || '/' };
  }
  if (segments.at(-1) === NOT_FOUND_PAGE) return NOTHING;
  if (HOST_FILES.includes(segments.join('/'))) return NOTHING;
  if (await isPreparedCopy(files, segments)) return NOTHING;
  return { kind: 'file', path: found.path };
}

/**
 * The path of the not-found page; undefined if the site has none.
 * @param pathname path of the URL that has no file
 */
export async function findNotFoundPage(
  { files, base }: SiteRoot,
  pathname: string,
): Promise<string | undefined> {
  const [first = ''] = decodeSegments(pathname.slice(base.length)) ?? [];
  const ofLanguage = isLanguagePrefix(first)
    ? await files.find([first, NOT_FOUND_PAGE])
    : undefined;
  return (ofLanguage ?? (await files.find([NOT_FOUND_PAGE])))?.path;
}

// Decodes the segments of a URL path after the sub-path; undefined if they cannot be decoded.
function decodeSegments(rest: string): string[] | undefined {
  try {
    return rest.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

// Refuses names that begin with a dot, except the folder `.well-known` (RFC 8615), and empty names,
// slashes, backslashes, colons and control characters: the build writes no such names, and some
// systems give them another meaning.
function isPlainName(segment: string): boolean {
  if (segment.startsWith('.') && segment !== '.well-known') return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is kept out
  return segment !== '' && !/[/\\:\u0000-\u001f\u007f]/.test(segment);
}

// Whether a path is that of a compressed copy of another file, which has no URL of its own.
async function isPreparedCopy(files: SiteFiles, segments: readonly string[]): Promise<boolean> {
  const name = segments.at(-1) ?? '';
  const extension = encodingExtensions.find(([, candidate]) => name.endsWith(candidate))?.[1];
  if (extension === undefined) return false;
  const original = [...segments.slice(0, -1), name.slice(0, -extension.length)];
  return original.at(-1) !== '' && (await files.find(original)) !== undefined;
}
