import type { Page } from '@playwright/test';

export const section = (page: Page, name: string) =>
  page.locator('main section', {
    has: page.getByRole('heading', { level: 2, name, exact: true }),
  });

/** One page of each kind on the sample site, including a service and an unknown path. */
export const pages = [
  { path: '/', title: 'HOME PAGE | Vitrine Portfolio' },
  { path: '/about', title: 'ABOUT PAGE | Vitrine Portfolio' },
  { path: '/service', title: 'SERVICE PAGE | Vitrine Portfolio' },
  { path: '/service/website-development', title: 'Website Development | Vitrine Portfolio' },
  { path: '/project', title: 'PROJECT PAGE | Vitrine Portfolio' },
  { path: '/details/123', title: 'DETAILS | Birch and Bobbin | Vitrine Portfolio' },
  { path: '/contact', title: 'CONTACT PAGE | Vitrine Portfolio' },
  { path: '/nowhere', title: 'NOTFOUND PAGE | Vitrine Portfolio' },
];

export const paths: readonly string[] = pages.map(({ path }) => path);
