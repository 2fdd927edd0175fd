import { projectAddress, readable, withoutEntities } from '../../content/decode.ts';
import { type HeldInvitation, type HeldPage, heldPages } from './held-content.ts';
import { openersOf } from './seal-page.ts';

/**
 * The HTML of a private page, whose links to private projects lead to their private pages. A link to a project that no
 * key of the page opens becomes text, so that it names no work of another client.
 *
 * @param site The address of the site. @param to The path of the folder of private pages, with a slash at the end
 */
export function withPrivateLinks(
  html: string,
  held: HeldPage | HeldInvitation,
  site: string,
  to: string,
): string {
  const { root } = 'invitation' in held ? held.invitation : held;
  const keys = openersOf(held).map(({ key }) => key);
  return html.replaceAll(/(?<=<a\b[^>]*?)\shref="([^"]*)"/g, (written, target: string) => {
    const url = URL.parse(withoutEntities(target), site);
    const path = url?.host === new URL(site).host ? readable(url.pathname) : '';
    const id = path.matchAll(projectAddress).next().value?.[1]?.toLowerCase();
    const page = heldPages().find((one) => one.project.id === id && one.root === root);
    if (!page) return written;
    return openersOf(page).some(({ key }) => keys.includes(key))
      ? ` href="${to}${page.address}"`
      : '';
  });
}
