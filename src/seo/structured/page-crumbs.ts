import type { BreadcrumbList } from 'schema-dts';
import type { Content } from '../../content/types.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { addressesOf } from './to-address.ts';

/** The way from Home to a page right below it. */
export function pageCrumbs(content: Content, label: string, path: string): BreadcrumbList {
  return breadcrumbs(
    [
      { label: content.home.page.navLabel, path: '/' },
      { label, path },
    ],
    addressesOf(content),
  );
}
