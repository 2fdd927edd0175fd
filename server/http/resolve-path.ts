import { encodingEndings } from '../../platform/http/encoding.ts';

/** The target of an address of the site: a file by its path in the built site, or a redirect. */
export type ResolvedPath =
  | { kind: 'file'; path: string }
  | { kind: 'moved'; to: string }
  | { kind: 'nothing' };

const NOTHING: ResolvedPath = { kind: 'nothing' };

/**
 * The page for addresses without a file: in the folder of the built site, and in the folder of each
 * further language for addresses below it.
 */
export const NOT_FOUND_PAGE = '404.html';

/** Files in the folder of the built site from which other hosts read their settings. */
const HOST_FILES: readonly string[] = ['_headers', '_redirects'];

const INDEX = 'index.html';

/** The files of a built site: on a disk (`disk-files.ts`), or among the assets of a Worker. */
export interface SiteFiles {
  /**
   * Finds a file or folder at a path, and nothing outside of the site.
   * @returns the real path, which differs below a symbolic link; undefined if there is nothing
   */
  find(segments: readonly string[]): Promise<{ isFolder: boolean; path: string } | undefined>;
  /** The text of a file, such as `contact/index.html`; undefined if there is none. */
  readText(path: string): Promise<string | undefined>;
}

/** A built site, and its sub-path. */
export interface SiteRoot {
  files: SiteFiles;
  /** Sub-path with a slash in front and none at the end, or an empty string. */
  base: string;
}

/**
 * Finds the file for an address. Pages have one address each: without `index.html` and without a
 * slash at the end; other spellings are redirected there.
 * @param pathname path of the address, percent-encoded as received
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
 * The path of the not-found page, or undefined if the site has none.
 * @param pathname path of the address without a file
 */
export async function findNotFoundPage(
  { files, base }: SiteRoot,
  pathname: string,
): Promise<string | undefined> {
  const [first = ''] = decodeSegments(pathname.slice(base.length)) ?? [];
  const ofLanguage = /^[a-z]{2,3}$/.test(first)
    ? await files.find([first, NOT_FOUND_PAGE])
    : undefined;
  return (ofLanguage ?? (await files.find([NOT_FOUND_PAGE])))?.path;
}

// The part of an address after the sub-path, split at slashes; undefined if it cannot be decoded.
function decodeSegments(rest: string): string[] | undefined {
  try {
    return rest.split('/').slice(1).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

// Names that begin with a dot are refused, except the folder of RFC 8615. So are empty names, slashes,
// backslashes, colons and control characters: the build writes no such names, and some systems
// give them another meaning.
function isPlainName(segment: string): boolean {
  if (segment.startsWith('.') && segment !== '.well-known') return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is kept out
  return segment !== '' && !/[/\\:\u0000-\u001f\u007f]/.test(segment);
}

// The compressed copy of another file has no address.
async function isPreparedCopy(files: SiteFiles, segments: readonly string[]): Promise<boolean> {
  const name = segments.at(-1) ?? '';
  const ending = encodingEndings.find(([, candidate]) => name.endsWith(candidate))?.[1];
  if (ending === undefined) return false;
  const original = [...segments.slice(0, -1), name.slice(0, -ending.length)];
  return original.at(-1) !== '' && (await files.find(original)) !== undefined;
}
