import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test('aligned columns go without a style attribute, which the content policy refuses', async () => {
  const html = await renderMarkdown('|a|b|c|d|\n|:-|:-:|-:|-|\n|1|2|3|4|');
  expect(html).not.toContain('style=');
  expect(html).toContain('<th data-align="center">b</th>');
  expect(html).toContain('<td data-align="left">1</td>');
  expect(html).toContain('<td data-align="right">3</td>');
  expect(html).toContain('<td>4</td>');
});

test('tables and code can be reached by keyboard, because they scroll', async () => {
  const html = await renderMarkdown('|a|\n|-|\n\n```js\nlet a;\n```');
  expect(html).toContain('<table tabindex="0">');
  expect(html).toContain('<pre tabindex="0">');
});

test('the empty corner of a table is no heading', async () => {
  const html = await renderMarkdown('| | b |\n|:-|-|\n|1|2|');
  expect(html).toContain('<td data-align="left"></td>');
  expect(html).toContain('<th>b</th>');
  expect(html.match(/<th[ >]/g)).toHaveLength(1);
});

test('headings begin below that of the page, and leave no level out', async () => {
  const html = await renderMarkdown('#### a\n\n# b\n\n### c\n\n### d\n\n##### *e*\n\n## f');
  const headings = Array.from(html.matchAll(/<(h\d)[^>]*>(.*?)<\/\1>/g), ([, tag, words]) => [
    tag,
    words,
  ]);
  expect(headings).toEqual([
    ['h2', 'a'],
    ['h2', 'b'],
    ['h3', 'c'],
    ['h3', 'd'],
    ['h4', '<em>e</em>'],
    ['h2', 'f'],
  ]);
});

test('a written-out address is read from the left, words that lead there are not', async () => {
  const html = await renderMarkdown(
    'https://tidy.example/a/?b=1&c=2 and [words](https://tidy.example)',
  );
  const link = '<a href="https://tidy.example/a/?b=1&amp;c=2" dir="ltr">';
  expect(html).toContain(`${link}https://tidy.example/a/?b=1&amp;c=2</a>`);
  expect(html).toContain('<a href="https://tidy.example">words</a>');
});
