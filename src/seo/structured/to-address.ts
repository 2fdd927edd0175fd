import { pageAddress } from '../../components/page-address.ts';
import type { Content } from '../../content/types.ts';
import type { ToAddress } from '../files/text-files.ts';

/**
 * Gives the whole addresses of pages and files in the language of the content.
 *
 * @param language That of words which are not translated: they have their place, and their image,
 *   among those of the first language.
 */
export function addressesOf({ site, root }: Content, language?: string): ToAddress {
  return (path) => pageAddress(path, site.address, language ? '' : root);
}
