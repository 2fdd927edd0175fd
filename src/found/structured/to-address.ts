import type { Content } from '../../content/load.ts';
import { pageAddress } from '../../ui/page-address.ts';
import type { ToAddress } from '../files/text-files.ts';
import { shareImagePath } from '../site-pages.ts';

/** Gives the whole addresses of pages and files in the language of the content. */
export function addressesOf({ site, root }: Content): ToAddress {
  return (path) => pageAddress(path, site.address, root);
}

/**
 * The whole address of the image by which a page is shared.
 *
 * @param language That of the page's words, where they are not translated: such a page is shared by
 *   the image of its original.
 */
export function shareImageAddress(
  { site, root }: Content,
  path: string,
  language: string | undefined,
): string {
  return pageAddress(shareImagePath(path), site.address, language ? '' : root);
}
