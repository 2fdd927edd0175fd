import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { load, withFolder } from '../../../tests/content/check-folder.ts';
import { loadStrings } from '../i18n/load-language.ts';
import { setUpMarkdown } from './own-markdown.ts';

const main = await withFolder({}, load);
const german = { ...main, root: '/de', strings: await loadStrings('de') };
const content = { ...main, translations: [german] };

/** The result of Astro's renderer for an own page. */
async function rendered(
  text: string,
  { file = 'note.md', processor = satteri(), frontmatter = {} },
) {
  setUpMarkdown({ markdown: { processor } }, content, '/site/src/pages');
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  const fileURL = pathToFileURL(`/site/src/pages/${file}`);
  return await renderer.render(text, { fileURL, frontmatter });
}

/** The HTML of an own page. */
async function pageOf(text: string, file?: string, processor?: ReturnType<typeof satteri>) {
  return (await rendered(text, { file, processor })).code;
}

test('a page with a title and a description has our layout, unless it names another one', async () => {
  const layoutOf = async (frontmatter: Record<string, string>, file?: string) =>
    (await rendered('a', { frontmatter, file })).metadata.frontmatter.layout;
  const page = { title: 'Note', description: 'A note' };
  expect(await layoutOf(page)).toMatch(/MarkdownLayout\.astro$/);
  expect(await layoutOf({ ...page, layout: '../Own.astro' })).toBe('../Own.astro');
  expect(await layoutOf({ title: 'Note' })).toBeUndefined();
  expect(await layoutOf(page, '../content/entry.md')).toBeUndefined();
});

test('code and quotes of own pages stay as they are written', async () => {
  const code = '<code>type="number"</code> --strict "Ja" „Nein“ ...';
  expect(await pageOf(code)).toBe(`<p>${code}</p>\n`);
});

test('a line at the beginning of the text hides nothing', async () => {
  expect(await pageOf('---\na\n\n---\nb')).toBe('<hr>\n<p>a</p>\n<hr>\n<p>b</p>\n');
});

test('smart punctuation is kept where the owner asks for it', async () => {
  const processor = satteri({ features: { smartPunctuation: true } });
  expect(await pageOf('"Yes"', 'note.md', processor)).toContain('“Yes”');
});

test('comments are not published', async () => {
  const text = '<!-- a -->\n\nb <!-- c --> d\n\n<div>\n<!-- e\nf -->g</div>\n\n`<!-- h -->`';
  const html = await pageOf(text);
  expect(html).not.toMatch(/<!--|[acef] -->/);
  expect(html).toContain('&lt;!-- h --&gt;');
  expect(html).toContain('g</div>');
});

test.each([
  ['note.md', '>Footnotes</h2>', 'Back to reference 1'],
  ['de/notiz.md', '>Fußnoten</h2>', 'Zurück zur Stelle 1'],
])('footnotes of %s are in its language', async (file, heading, back) => {
  const html = await pageOf('## Footnote label\n\na[^1]\n\n[^1]: b', file);
  expect(html).toContain('<h2 id="footnote-label">Footnote label</h2>');
  expect(html).toContain(' aria-describedby="user-content-footnote-label"');
  expect(html).toContain(` id="user-content-footnote-label"${heading}`);
  expect(html).toContain(`aria-label="${back}"`);
});

test('tables, boxes and levels follow the rules of the content folder, and the title stays', async () => {
  const html = await pageOf('# a\n\n#### b\n\n| | c |\n|-|:-:|\n|d|e|\n\n- [x] f');
  expect(html).toMatch(/<h1 id="a">a<\/h1>\n<h2 id="b">b<\/h2>/);
  expect(html).toContain('<table tabindex="0">');
  expect(html).toContain('<td></td>\n<th data-align="center">c</th>');
  expect(html).toContain('☑ f');
});

test('names on a page from right to left keep their signs', async () => {
  const site = { ...main.site, locale: 'he-IL' };
  const processor = satteri();
  setUpMarkdown({ markdown: { processor } }, { ...content, site }, '/site/src/pages');
  const renderer = await processor.createRenderer({ syntaxHighlight: false });
  expect((await renderer.render('We ship C++!\n\nשלום')).code).toContain(
    '<p><bdi>We ship C++!</bdi></p>',
  );
});
