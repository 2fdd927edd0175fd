import { expect, test } from 'vitest';
import type { FileEntry } from '../../api.ts';
import { fileOfPage, pageOf, readablePath } from './site-pages.ts';

const file = (
  path: string,
  collection: string,
  shownAt: string,
  more: Partial<FileEntry> = {},
) => ({
  ...{
    path,
    collection,
    shownAt,
    title: path,
    exists: true,
    isUnsaved: false,
    issueCount: 0,
    hasLanguages: true,
  },
  ...more,
});
const site = {
  languages: ['en', 'pt-BR'],
  files: [
    file('site.yaml', 'site', '/'),
    file('home.yaml', 'home', '/'),
    file('about.md', 'about', '/about', { exists: false }),
    file('services.yaml', 'services', '/service', { entriesAt: '/service/*' }),
    file('skills.yaml', 'skills', '/about'),
    file('projects/1/index.md', 'project', '/details/1'),
    file('pages/ü.md', 'page', '/ü'),
  ],
};

test.each([
  ['/', 'home.yaml'],
  ['/pt-br', 'pt-BR/home.yaml'],
  ['/pt-br/service', 'pt-BR/services.yaml'],
  ['/service/care', 'services.yaml'],
  ['/pt-br/service/care', 'pt-BR/services.yaml'],
  ['/about', 'skills.yaml'],
  ['/details/1', 'projects/1/index.md'],
  ['/%C3%BC', 'pages/ü.md'],
  ['/service/care/more', undefined],
  ['/service/', undefined],
  ['/pt-brazil', undefined],
  ['/details/2', undefined],
  ['/404', undefined],
])('the page %s has the file %s', (page, path) => {
  expect(fileOfPage(page, site)?.path).toBe(path);
});

test.each([
  ['home.yaml', undefined, '/'],
  ['home.yaml', 'pt-BR', '/pt-br'],
  ['services.yaml', 'pt-BR', '/pt-br/service'],
  ['pages/ü.md', undefined, '/%C3%BC'],
])('the page of %s in %s', (path, language, page) => {
  const [entry] = site.files.filter((one) => one.path === path);
  expect(entry && pageOf(entry, language)).toBe(page);
});

test.each([
  ['/%C3%BC', '/ü'],
  ['/100%', '/100%'],
])('the page %s is written as %s', (page, written) => {
  expect(readablePath(page)).toBe(written);
});
