import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentPolicy } from '../../../server/policy.ts';
import { mapLimit, openFiles } from '../../../src/content/loader/map-limit.ts';
import { PIECES, readPage } from './read-page.ts';

/**
 * Gives every page of a built site one style element, because the policy names each by a hash of 53
 * bytes.
 *
 * @param folder The built site.
 * @param withPolicies Writes its policy into every page, too, for a host that sends no headers.
 */
export async function finishPages(folder: string, withPolicies: boolean): Promise<void> {
  await mapLimit(await htmlFiles(folder), openFiles, async (file) => {
    const path = join(folder, file);
    const built = await readFile(path, 'utf8');
    const page = withOneStyle(built);
    const finished = withPolicies ? withPolicy(page) : page;
    if (finished !== built) await writeFile(path, finished);
  });
}

/** The paths of all pages in a built site. */
export async function htmlFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.html'))
    .sort();
}

const HEAD_END = '</head><body';

// At the end of the head: programs that look for a preview of the page read only its beginning.
function withOneStyle(html: string): string {
  // A page of the owner's own, in public/, stays as it is.
  if (!html.includes(HEAD_END)) return html;
  const styles: string[] = [];
  const rest = html.replace(PIECES, (piece, block = '', attributes = '', text = '') => {
    if (block.toLowerCase() !== 'style' || attributes !== '') return piece;
    styles.push(text);
    return '';
  });
  if (styles.length === 0) return html;
  return rest.replace(HEAD_END, () => `<style>${styles.join('')}</style>${HEAD_END}`);
}

// The page says its character set first; the policy holds for what comes after it.
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * A page with its policy in a `meta` element, for a host that sends no headers. `frame-ancestors`
 * does not work there and is left out.
 *
 * @throws Error for a page without `<meta charset="utf-8">`, behind which the policy belongs
 */
function withPolicy(html: string): string {
  const policy = contentPolicy(readPage(html)).replace(/;frame-ancestors [^;]*/, '');
  const page = html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  if (page === html) {
    throw new Error(
      'A page has no <meta charset="utf-8">, so its policy has no place. See src/layouts/Layout.astro.',
    );
  }
  return page;
}
