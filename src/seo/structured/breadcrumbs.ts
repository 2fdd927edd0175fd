import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../../components/Breadcrumb.tsx';
import type { ToAddress } from '../files/text-files.ts';

/** The way from Home to a page, its own name last. */
export function breadcrumbs(crumbs: readonly Crumb[], address: ToAddress): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(path),
    })),
  };
}
