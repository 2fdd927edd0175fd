import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test.each([
  [
    'a line at the beginning begins no front matter',
    '---\na\n\n---\nb',
    '<hr>\n<p>a</p>\n<hr>\n<p>b</p>',
  ],
  ['nor do plus signs', '+++\na\n+++\nb', '<p>+++\na\n+++\nb</p>'],
  [
    'aligned columns go without a style attribute, which the content policy refuses',
    '|a|b|c|d|\n|:-|:-:|-:|-|\n|1|2|3|4|',
    '<td data-align="left">1</td>\n<td data-align="center">2</td>\n<td data-align="right">3</td>\n<td>4',
  ],
  ['a table can be reached by keyboard, because it scrolls', '|a|\n|-|', '<table tabindex="0">'],
  ['code can be reached by keyboard', '```js\nlet a;\n```', '<pre tabindex="0">'],
  [
    'the empty corner of a table is no heading',
    '| | b |\n|:-|-|\n|1|2|',
    '<tr>\n<td data-align="left"></td>\n<th>b</th>\n</tr>',
  ],
  [
    'headings begin below that of the page, and leave no level out',
    '#### a\n\n# b\n\n### c\n\n### d\n\n##### *e*\n\n## f',
    '<h2>a</h2>\n<h2>b</h2>\n<h3>c</h3>\n<h3>d</h3>\n<h4><em>e</em></h4>\n<h2>f</h2>',
  ],
  [
    'the boxes of a task list are signs',
    '- [ ] a\n- [x] b',
    '☐ a</li>\n<li class="task-list-item">☑ b</li>',
  ],
  [
    'a written-out address is read from the left',
    'https://tidy.example/a/?b=1&c=2',
    '<a href="https://tidy.example/a/?b=1&amp;c=2" dir="ltr">https://tidy.example/a/?b=1&amp;c=2',
  ],
  [
    'words that lead to an address are not',
    '[words](https://tidy.example)',
    '<a href="https://tidy.example">words</a>',
  ],
  [
    'comments are notes of the owner',
    '<!-- a -->\n\nb <!-- c --> `<!-- d -->` <b title="<!-- e -->">f</b>\n\n> <div><!-- g\n> h --></div>',
    '<p>b  <code>&lt;!-- d --&gt;</code> <b title="<!-- e -->">f</b></p>\n<blockquote>\n<div></div>',
  ],
])('%s', (_, markdown, expected) => {
  const html = renderMarkdown(markdown);
  expect(html).toContain(expected);
  expect(html).not.toContain('style=');
});
