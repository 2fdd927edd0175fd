import { expect, test } from 'vitest';
import { directionOf, isolated, isolateInHtml, splitByDirection } from './direction.ts';

test.each([
  ['React', 'React'],
  ['Vue 3', 'Vue 3'],
  ['C++', '⟨C++⟩'],
  ['.NET', '⟨.NET⟩'],
  ['We ship!', '⟨We ship!⟩'],
  ['3 weeks', '⟨3 weeks⟩'],
  ['(SEO) work', '⟨(SEO) work⟩'],
  ['שלום!', '⟨שלום!⟩'],
  ['1,900 ₪', '1,900 ₪'],
  ['שלום React', 'שלום React'],
  ['HTML ו־C++', 'HTML ו־⟨C++⟩'],
  ['تطوير .NET مع C#', 'تطوير ⟨.NET⟩ مع ⟨C#⟩'],
  ['עם Yahoo! ועם @name', 'עם ⟨Yahoo!⟩ ועם ⟨@name⟩'],
  ['Yahoo! شركة', '⟨Yahoo!⟩ شركة'],
  ['Go! شركة', '⟨Go!⟩ شركة'],
  ['ߒߞߏ C++ ܣܘܪܝܝܐ', 'ߒߞߏ ⟨C++⟩ ܣܘܪܝܝܐ'],
  ['עם Yahoo!', 'עם Yahoo!'],
  ['', ''],
])('%j is isolated as %j', (text, expected) => {
  const marked = splitByDirection(text).map((part, place) => (place % 2 ? `⟨${part}⟩` : part));
  expect(marked.join('')).toBe(expected);
  expect(isolated(text)).toBe(expected.replaceAll('⟨', '\u2068').replaceAll('⟩', '\u2069'));
});

test.each([
  ['<p>עם C++ ו־<code>C++</code></p>', '<p>עם <bdi>C++</bdi> ו־<code>C++</code></p>'],
  ['<p>שלום</p>\n<p>We <em>ship!</em></p>', '<p>שלום</p>\n<p><bdi>We <em>ship!</em></bdi></p>'],
  [
    '<ul>\n<li>C++\n<ul>\n<li>שלום</li>\n</ul>\n</li>\n</ul>',
    '<ul>\n<li><bdi>C++\n</bdi><ul>\n<li>שלום</li>\n</ul>\n</li>\n</ul>',
  ],
  [
    '<h2>.NET</h2><table><td>Yahoo!</td><td>שלום</td></table>',
    '<h2><bdi>.NET</bdi></h2><table><td><bdi>Yahoo!</bdi></td><td>שלום</td></table>',
  ],
  ['<p>א &amp; <strong>C#</strong></p>', '<p>א &amp; <strong><bdi>C#</bdi></strong></p>'],
  ['<pre><code>C++ א</code></pre>', '<pre><code>C++ א</code></pre>'],
  ['<p><em>A<br>שלום!</em></p>', '<p><em>A<br>שלום!</em></p>'],
  ['<p>We ship C++!</p>', '<p>We ship C++!</p>'],
])('in %j signs keep their place', (html, expected) => {
  expect(isolateInHtml(html)).toBe(expected);
});

test('a text in one direction has that of its letters', () => {
  const found = ['<p>We ship&nbsp;it!</p>', '<p class="a">שלום</p>', '<p>שלום A</p>', '1'];
  expect(found.map(directionOf)).toEqual(['ltr', 'rtl', undefined, undefined]);
});
