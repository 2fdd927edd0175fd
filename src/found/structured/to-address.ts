import type { Content } from '../../content/load.ts';
import { pageAddress } from '../../ui/page-address.ts';
import type { ToAddress } from '../files/text-files.ts';

/** Gives the whole addresses of pages and files in the language of the content. */
export function addressesOf({ site, root }: Content): ToAddress {
  return (path) => pageAddress(path, site.address, root);
}
