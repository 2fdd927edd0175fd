import { projectAddress, readable, withoutEntities } from '../../content/decode.ts';
import { href } from '../../site/href.ts';
import { type HeldInvitation, type HeldPage, heldPages } from './held-content.ts';
import { openersOf } from './seal-page.ts';

/**
 * The HTML of a private page, whose links to private projects lead to their private pages. A link to a project that no
 * key of the page opens becomes text, so that it names no work of another client.
 *
 * @param site The address of the site.
 */
export function withPrivateLinks(
  html: string,
  held: HeldPage | HeldInvitation,
  site: string,
): string {
  const keys = new Set(openersOf(held).map(({ key }) => key));
  return html.replaceAll(/(?<=<a\b[^>]*?)\shref="([^"]*)"/g, (written, to: string) => {
    const url = URL.parse(withoutEntities(to), site);
    const path = url?.host === new URL(site).host ? readable(url.pathname) : '';
    const [[, id = ''] = []] = path.matchAll(projectAddress);
    const versions = heldPages().filter(({ project }) => project.id === id.toLowerCase());
    const isIn = ({ root }: HeldPage) => path.startsWith(href('/details/', root));
    const page = versions.find(isIn) ?? versions[0];
    if (!page) return written;
    const isShared = openersOf(page).some(({ key }) => keys.has(key));
    return isShared ? ` href="${href(`/p/${page.address}`)}"` : '';
  });
}
