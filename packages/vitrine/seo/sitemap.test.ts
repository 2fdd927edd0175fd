import { expect, test } from 'vitest';
import { base, edit } from '../../../tests/content/base.ts';
import { load, withFolder } from '../../../tests/content/check-folder.ts';
import { sitemapOptions } from './sitemap.ts';

const form = 'form: { heading: Your message, privacy: Used for an answer only. }\n';
const content = await withFolder(
  {
    'about.md': null,
    'contact.yaml': `${base['contact.yaml']}${form}`,
    'posts.yaml':
      'page: { title: Writing, navLabel: Writing, description: On bread. }\nheading: Writing\n',
    'posts/rye/index.md': '---\ntitle: Rye\nsummary: On rye.\ndate: 2020-01-01\n---\nText.',
  },
  load,
);
const date = new Date('2026-01-02T03:04:05Z');
const changed = (path: string) => (path === 'projects/bakery/' ? date : undefined);

test('it has listed pages and those of the owner, without /home, sent, not-found and private pages', () => {
  const { filter } = sitemapOptions(content, changed, '/');
  const site = 'https://halloran.test';
  const ours = ['/', '/service/', '/service/shops', '/project', '/details/bakery', '/contact/'];
  const paths = [...ours, '/talk/1'];
  expect(paths.filter((path) => !filter(site + path))).toEqual([]);
  const others = ['/home', '/contact/sent', '/404', '/p/uSmgDfebDI03cxM3-EC04Q'];
  expect(others.filter((path) => filter(site + path))).toEqual([]);
});

test('a page is in it by its canonical address, with a date only where one is known', () => {
  const { serialize } = sitemapOptions(content, changed, '/shop');
  const site = 'https://halloran.test/shop';
  expect(serialize({ url: `${site}/details/bakery/` })).toEqual({
    url: `${site}/details/bakery`,
    lastmod: '2026-01-02T03:04:05.000Z',
  });
  expect(serialize({ url: `${site}/` })).toEqual({ url: site });
});

test.each([
  ['/', ['home.yaml', 'services.yaml', 'skills.yaml', 'testimonials.yaml', 'about.md', 'posts/']],
  ['/service', ['services.yaml']],
  ['/service/shops', ['services.yaml']],
  ['/project', ['projects.yaml', 'projects/']],
  ['/details/bakery', ['projects/bakery/']],
  ['/writing', ['posts.yaml', 'posts/']],
  ['/writing/rye', ['posts/rye/']],
])('the date of %s is that of its content', (path, files) => {
  const asked: string[] = [];
  const note = (file: string) => void asked.push(file);
  sitemapOptions(content, note, '/').serialize({ url: `https://halloran.test${path}` });
  expect(asked).toEqual(expect.arrayContaining(files));
  const others = ['contact.yaml', 'projects.yaml', 'projects/tearoom/', 'posts.yaml', 'posts/'];
  expect(asked.filter((file) => !files.includes(file) && others.includes(file))).toEqual([]);
});

test('a page is linked to its translations by the tags of the languages', async () => {
  const site = edit(
    'site.yaml',
    'titleSuffix:',
    'locale: en-DE\nlocales: [en, pt-BR]\ntitleSuffix:',
  );
  const folder = { ...site, 'pt-BR/services.yaml': 'heading: Serviços\n' };
  const asked: string[] = [];
  const note = (file: string) => void asked.push(file);
  const { serialize } = sitemapOptions(await withFolder(folder, load), note, '/');
  const url = 'https://halloran.test/pt-br/service';
  expect(serialize({ url }).links).toEqual([
    { lang: 'en', url: 'https://halloran.test/service' },
    { lang: 'pt-BR', url },
    { lang: 'x-default', url: 'https://halloran.test/service' },
  ]);
  expect(asked).toContain('pt-BR/services.yaml');
});
