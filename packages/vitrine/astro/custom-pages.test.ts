import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { load, withFolder } from '../../../tests/content/check-folder.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { findWarnings } from '../content/check/warnings.ts';
import { withheldNotes } from '../content/withheld-notes.ts';
import { sitemapOptions } from '../seo/sitemap.ts';
import { sitePages } from '../site/site-pages.ts';
import { withCustomPages } from './custom-pages.ts';
import { withheldPages } from './withheld-pages.ts';

const main = await withFolder({}, load);
const site = { ...main.site, locale: 'de-DE', locales: ['de'] };
const german = { ...main, root: '/de', site, translations: [] };
const content = { ...main, translations: [german] };

const page = (object: string) =>
  `---\nimport { Layout } from 'vitrine/components';\nexport const page = ${object};\n---\n<Layout page={page} />\n`;

const texts = "{ title: 'Uses', description: 'My tools.' }";

/** The pages of a project, in both languages. */
async function pagesOf(files: Record<string, string>) {
  const translation = await withCustomPages(content, await temporaryFolder(files));
  return { main: translation.customPages, german: translation.translations[0]?.customPages };
}

test('the exported object describes a page, without running it', async () => {
  const object = `{ title: 'Uses', description: 'My tools.', menu: { label: 'Uses', after: '/about' }, footer: 'Tools' } satisfies object`;
  const { main, german } = await pagesOf({ 'uses.astro': page(object) });
  const menu = { label: 'Uses', after: '/about' };
  expect(main).toEqual([
    {
      path: '/uses',
      file: 'uses.astro',
      title: 'Uses',
      description: 'My tools.',
      menu,
      footer: 'Tools',
    },
  ]);
  expect(german).toEqual([]);
});

test('front matter describes a page of Markdown', async () => {
  const { main } = await pagesOf({
    'talk/index.mdx': '---\ntitle: A talk\ndescription: In spring.\nmenu: Talk\n---\n# Hello\n',
    'note.md': 'No front matter.\n',
  });
  expect(main).toMatchObject([{ path: '/talk', title: 'A talk', menu: { label: 'Talk' } }]);
  expect(main).toHaveLength(1);
});

test('a page without texts or a draft is in no menu and not in the sitemap', async () => {
  const folder = await temporaryFolder({
    'a.md': 'No front matter.\n',
    'b.md': '---\ntitle: B\ndescription: B.\ndraft: true\n---\n',
    'de/c.html': '<h1>C</h1>',
    '[...lang]/d.astro': page("{ title: 'D', description: 'D.', menu: 'D', draft: true }"),
    '[...lang]/e/index.astro': '<h1>E</h1>',
    'f.markdown': '---\ntitle: F\ndescription: F.\ndraft: true\n---\n',
    'g.md': '---\ntitle: G\ndescription: G.\nlayout: ../G.astro\n---\n',
    '.hidden.md': '---\ntitle: H\ndescription: H.\n---\n',
  });
  const found = await withCustomPages(content, folder);
  expect(found.customPages.map(({ path }) => path)).toEqual(['/g']);
  const hidden = ['/d', '/de/d', '/e', '/de/e', '/a', '/b', '/de/c', '/f'];
  expect(found.unlisted).toEqual(hidden);
  const { filter } = sitemapOptions(found, () => undefined, '/');
  const shown = [...hidden, '/g'].filter((path) => filter(`${main.site.address}${path}/`));
  expect(shown).toEqual(['/g']);
  const notes = withheldNotes('/content', found);
  expect(notes).toEqual(
    ['[...lang]/d.astro', 'b.md', 'f.markdown'].map(
      (file) => `${folder}/${file} is a draft, so the site does not show it.`,
    ),
  );
});

test('a draft in the place of a page of the content is an error', async () => {
  const draft = '---\ntitle: A\ndescription: A.\ndraft: true\n---\n';
  for (const name of ['index.md', 'de/index.md', '404.md', '[...lang]/index.astro']) {
    const isCode = name.endsWith('.astro');
    const text = isCode ? page("{ title: 'A', description: 'A.', draft: true }") : draft;
    await expect(pagesOf({ [name]: text })).rejects.toThrow('whose URL path would be /');
    await expect(pagesOf({ [name]: text.replace('true', 'false') })).resolves.toBeDefined();
  }
});

test('another page takes the place of a draft, but not where a file imports it', async () => {
  const { resolveId } = withheldPages('/site', ['/site/src/pages/a.md']);
  const importer = '\0virtual:astro:page:src/pages/a@_@md';
  const found = resolveId('/src/pages/a.md', importer) ?? '';
  expect(await readFile(found, 'utf8')).toContain('new Response(null');
  expect(resolveId('/src/pages/b.md', importer)).toBeUndefined();
  expect(resolveId('/src/pages/a.md', '/site/src/pages/list.astro')).toBeUndefined();
});

test('npm run dev shows a draft', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const text = '---\ntitle: A\ndescription: A.\ndraft: true\n---\n';
  expect((await pagesOf({ 'a.md': text })).main).toEqual([
    { path: '/a', file: 'a.md', title: 'A', description: 'A.' },
  ]);
});

test.each([
  '100%.md',
  'c#.md',
  'why?.md',
  'a"b.md',
  'a\\b.md',
  'a\tb.md',
  '[id].md',
  '[a b].astro',
  '[a.astro',
  'a].astro',
  '50%/index.astro',
  'c#.json.ts',
  '100%.html',
  '[...lang]/a.md',
  '%20.mdx',
])('the name %j is refused, because Astro can make no address of it', async (name) => {
  const found = await pagesOf({ [name]: '' }).catch((error: Error) => error.message);
  expect(found).toContain('a name of a page without %');
});

test.each([
  'ü.md',
  'a b.md',
  "it's.md",
  'a&b.md',
  '[id].astro',
  'posts/[...slug].astro',
  '[id].json.ts',
  '_50%/a.md',
  'c#.png',
  '[lang]-[id].astro',
])('the name %j is accepted', async (name) => {
  await expect(pagesOf({ [name]: '' })).resolves.toBeDefined();
});

test('a page below the folder of a language belongs to it', async () => {
  const { main, german } = await pagesOf({ 'de/werkzeug.astro': page(texts) });
  expect(main).toEqual([]);
  expect(german).toMatchObject([{ path: '/werkzeug', title: 'Uses' }]);
});

test('a page in every language is in those that it has texts in', async () => {
  const translated =
    "{ title: 'Uses', description: 'Tools.', translations: { de: { title: 'Werkzeug', description: 'Mein Werkzeug.' } } }";
  const { main, german } = await pagesOf({
    '[...lang]/uses.astro': page(translated),
    '[...lang]/english.astro': page(texts),
  });
  expect(main.map(({ path, title }) => [path, title])).toEqual([
    ['/english', 'Uses'],
    ['/uses', 'Uses'],
  ]);
  expect(german).toMatchObject([{ path: '/uses', title: 'Werkzeug' }]);
});

test('pages with parameters, parts and endpoints are none', async () => {
  const files = { '[id].astro': page(texts), '_parts/a.astro': page(texts), 'data.json.ts': '' };
  expect((await pagesOf(files)).main).toEqual([]);
});

test.each([
  ["{ title: 'Uses' }", 'page.description: '],
  ["{ title: 'A', description: 'B.', menue: 'A' }", 'page: unknown fields: menue'],
  ['{ title: names.uses, description: "x" }', 'exports a page that is not a plain object'],
  [
    "{ title: 'A', description: 'B.', translations: { 'pt-br': { title: 'A', description: 'B.' } } }",
    'page.translations: expected the languages as BCP 47 tags',
  ],
  ['{ ...names }', 'exports a page that is not a plain object'],
])('%s is refused with the file', async (object, message) => {
  await expect(pagesOf({ 'uses.astro': page(object) })).rejects.toThrow(message);
  await expect(pagesOf({ 'uses.astro': page(object) })).rejects.toThrow('uses.astro');
});

test('a page follows the page that it names in the menu, else it is at the end', async () => {
  const folder = await temporaryFolder({
    'a.astro': page("{ title: 'A', description: 'A.', menu: { label: 'A', after: '/about' } }"),
    'b.astro': page("{ title: 'B', description: 'B.', menu: 'B' }"),
  });
  const paths = sitePages(await withCustomPages(content, folder)).map(({ path }) => path);
  expect(paths[paths.indexOf('/about') + 1]).toBe('/a');
  expect(paths.slice(-2)).toEqual(['/b', '/404']);
});

test.each([
  ['<details><summary>a</summary>\n\nb', 'note.md:2', '<details>, which is never closed'],
  ['---\ntitle: A\ndescription: B.\n---\n\na\n\n<!-- todo\n\nb', 'note.md:8', '<!--, which'],
  ['\n---\ntitle: A\ndescription: [B.]\n---\n', 'note.md:4  description', 'a list'],
  ['---\ntitle: A\n---\n', 'note.md:2  description', 'missing'],
  ['---\ntitle: A\ndescription: B.\nmenue: A\n---\n', 'note.md:4  menue', "Did you mean 'menu'?"],
  ['---\ntitle: A\ndescripton: B.\n---\n', 'note.md:3  descripton', "'description'?"],
  ['---\ndate: 2027-01-01\n---\n', 'note.md:2  date', 'an unknown field'],
  ['---\ntitle: A\ndescription: B.\ndraft: yes\n---\n', 'note.md:4  draft', 'true or false'],
  ['---\ntitle: A: b\n---\n', 'note.md:2', 'quotes around a text with a colon'],
  ['<svg><path d="M0 0"/></svg>\n\n<section>\n\na', 'note.md:3', '<section>, which'],
])(
  'an error in a page of Markdown is reported as in the content: %j',
  async (text, place, words) => {
    const lines = text.startsWith('<details>') ? `a\n${text}` : text;
    const found = await pagesOf({ 'note.md': lines }).catch((error: Error) => error.message);
    expect(found).toContain(place);
    expect(found).toContain(words);
  },
);

test('valid HTML, scripts and pages without front matter are no errors', async () => {
  const code = '<script>\nif (a<b) c("<div>")\n</script>';
  const text = `<div><img src="/a.png"><p>a</div>\n\n<!-- b -->\n\n${code}\n\n<my-card></my-card>`;
  expect((await pagesOf({ 'a.md': text, 'b.md': '', 'c.md': '---\n---\na' })).main).toEqual([]);
});

test('check warns about texts of own pages as about those of the content', async () => {
  const page = '---\ntitle: Route #66\ndescription: ~\n---\n\n**„Zitat“**es\n\n[a](/nowhere)\n';
  const pages = await temporaryFolder({ 'de/notiz.md': page });
  const warnings = await withFolder({}, (folder) => findWarnings(folder, main, pages));
  const own = warnings.filter(({ file }) => file.endsWith('notiz.md')).map(({ line }) => line);
  expect(own).toEqual([2, 3, 6, 8]);
});
