import { expect, test } from 'vitest';
import { readingMinutes, textParts, withHeadings } from './post-html.ts';

test.each([
  ['a few words', '<p>One two.</p>', 'en', 1],
  ['six hundred words', `<p>${'bread '.repeat(600)}</p>`, 'en', 3],
  ['code beside them', `<p>Bread</p><pre><code>${'a '.repeat(900)}</code></pre>`, 'en', 1],
  ['words without spaces', `<p>${'面包很好吃'.repeat(220)}</p>`, 'zh', 3],
])('%s: reading time', (_, html, locale, minutes) => {
  expect(readingMinutes(html, locale)).toBe(minutes);
});

test('headings of a long text are its contents, each with an address of its own', () => {
  const chapter = (title: string) => `<h2>${title}</h2><p>${'bread '.repeat(400)}</p>`;
  const text = `${chapter('Größe &amp; <em>Gewicht</em>')}${chapter('Content')}<h3>Content</h3>${chapter('?')}`;
  const { html, contents } = withHeadings(text, 'en');
  expect(contents).toEqual([
    { id: 'größe-gewicht', text: 'Größe & Gewicht' },
    { id: 'content-2', text: 'Content' },
    { id: '3f', text: '?' },
  ]);
  expect(html).toContain('<h3 id="content-3">');
  const short = '<h2>A</h2><h2>B</h2><h2>C</h2>';
  expect(withHeadings(short, 'en').contents).toEqual([]);
});

test('a heading that is a picture is listed by its text, or not at all', () => {
  const text = `<h2><img data-file="a.png" alt="Oven &amp; door"></h2><h2><img alt=""></h2>${'<h2>A</h2><p>b</p>'.repeat(3)}${'word '.repeat(900)}`;
  const { html, contents } = withHeadings(text, 'en');
  expect(contents.map(({ text }) => text)).toEqual(['Oven & door', 'A', 'A', 'A']);
  expect(html).not.toContain('id=""');
});

test('a text is cut at the code that names its language', () => {
  const plain = '<pre tabindex="0"><code>a</code></pre>';
  const code = '<pre tabindex="0"><code class="language-ts">a &lt; &amp;lt;</code></pre>';
  expect(textParts(`<p>x</p>${code}${plain}`)).toEqual([
    { html: '<p>x</p>' },
    { code: 'a < &lt;', language: 'ts' },
    { html: plain },
  ]);
});
