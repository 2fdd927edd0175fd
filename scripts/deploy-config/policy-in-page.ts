import { sitePolicy } from '../../server/policy.ts';
import { readPage } from './read-page.ts';

// The page says its character set first; the policy holds for what comes after it.
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * A page with its policy in a `meta` element, for a host that sends no headers. `frame-ancestors`
 * does not work there and is left out.
 *
 * @throws Error for a page without `<meta charset="utf-8">`, behind which the policy belongs
 */
export function withPolicy(html: string): string {
  const policy = sitePolicy(readPage(html)).replace(/; frame-ancestors [^;]*/, '');
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
