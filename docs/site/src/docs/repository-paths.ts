import { posix } from 'node:path';
import packageFile from '../../../../packages/vitrine/package.json' with { type: 'json' };

/** The page of the repository on the web, such as `https://github.com/name/vitrine`. */
export const repositoryUrl = packageFile.repository.url.replace(/^git\+|\.git$/g, '');

/** Whether the package is on npm. Until then `npm create vitrine` is not offered. */
export const isPublished = !packageFile.private;

/** The Markdown files of the repository that are pages of the documentation, as patterns of a glob. */
export const docsFiles = ['docs/**/*.md', '!docs/{decisions,guides,site}/**'];

/**
 * The id of the page for a file of the repository: its path without the extension, such as
 * `docs/owner/look`; for a README the path of its folder.
 * @param path path from the root of the repository, such as `docs/owner/look.md`
 * @returns undefined if the file is no page of the documentation
 */
export function docsId(path: string): string | undefined {
  if (!docsFiles.some((pattern) => posix.matchesGlob(path, pattern))) return undefined;
  if (docsFiles.some((no) => no.startsWith('!') && posix.matchesGlob(path, no.slice(1)))) {
    return undefined;
  }
  return path.replace(/(?:\/README)?\.md$/, '');
}

/**
 * The URL of a file of the repository: its page on the site, or the file on the web.
 * @param path path from the root of the repository, such as `docs/reference.md`
 * @param fragment fragment on the page; empty for none
 * @param base sub-path of the site without a slash at the end; empty for none
 */
export function fileUrl(path: string, fragment: string, base: string): string {
  const id = docsId(path);
  const page = id === undefined ? `${repositoryUrl}/blob/main/${path}` : `${base}/${id}/`;
  return fragment === '' ? page : `${page}#${fragment}`;
}

/**
 * Where a link of a Markdown file leads on the site.
 * @param target target of the link as written, such as `../reference.md#fields` or `https://…`
 * @param from path of the Markdown file from the root of the repository
 * @param base sub-path of the site without a slash at the end; empty for none
 */
export function linkTarget(target: string, from: string, base: string): string {
  if (/^(?:[a-z]+:|#)/i.test(target)) return target;
  const [file = '', fragment = ''] = target.split('#');
  const path = posix.join(posix.dirname(from), file);
  // `../../actions` leaves the files: GitHub resolves it from the URL of the file.
  if (path.startsWith('../')) return new URL(target, `${repositoryUrl}/blob/main/${from}`).href;
  return fileUrl(path, fragment, base);
}
