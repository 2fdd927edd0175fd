import type { BreadcrumbList } from 'schema-dts';
import { content } from '../../content/content.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { toAddress } from './to-address.ts';

/** The way from Home to a page right below it. */
export function pageCrumbs(label: string, path: string): BreadcrumbList {
  return breadcrumbs(
    [
      { label: content.home.page.link, path: '/' },
      { label, path },
    ],
    toAddress,
  );
}
