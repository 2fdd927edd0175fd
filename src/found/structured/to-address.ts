import { content } from '../../content/content.ts';
import { pageAddress } from '../../ui/page-address.ts';

/** The whole address of a path of this build, without the sub-path in it. */
export function toAddress(path: string): string {
  return pageAddress(path, content.site.address);
}
