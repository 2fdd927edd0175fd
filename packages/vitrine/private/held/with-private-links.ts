import { projectAddress, readable, withoutEntities } from '../../content/decode.ts';
import { type HeldInvitation, type HeldPage, heldPages } from './held-content.ts';
import { openersOf } from './seal-page.ts';

/**
 * The HTML of a private page, whose links to private projects lead to their private pages. A link to a project that no
 * key of the page opens becomes text, so that it names no work of another client.
 *
 * @param from The address of the site, and the path prefix of its pages in the language. @param to The path of the folder of private pages, with a slash at the end
 */
export function withPrivateLinks(
  html: string,
  held: HeldPage | HeldInvitation,
  from: { site: string; root: string },
  to: string,
): string {
  const keys = openersOf(held).map(({ key }) => key);
  return html.replaceAll(
    /\shref="([^"]*)"(?<=<a\b(?:[^">]|"[^"]*")*)/g,
    (written, target: string) => {
      const url = URL.parse(withoutEntities(target), from.site);
      const path = url?.host === new URL(from.site).host ? readable(url.pathname) : '';
      const id = path.matchAll(projectAddress).next().value?.[1]?.toLowerCase();
      const page = heldPages().find((one) => one.project.id === id && one.root === from.root);
      if (!page) return written;
      return openersOf(page).some(({ key }) => keys.includes(key))
        ? ` href="${to}${page.address}"`
        : '';
    },
  );
}
