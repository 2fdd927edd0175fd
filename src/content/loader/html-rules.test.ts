import { expect, test } from 'vitest';
import { inEnglish } from '../phrase.ts';
import { checkedHtml } from './html-rules.ts';

test.each([
  [
    'Markdown',
    '# a\n\n- [x] **b** `<script>` [c](/about)\n\n|a|\n|:-|\n|1|\n\n~~d~~[^1]\n\n[^1]: e',
  ],
  ['elements of text', '<details open><summary>a</summary>\n\nb<br><kbd>c</kbd>\n\n</details>'],
  ['a script in code', '```html\n<script>alert(1)</script>\n```\n\n    <form action="/">'],
  ['a script that is escaped', '\\<script> &lt;script&gt;'],
  [
    'links',
    '[a](https://a.test) [b](mailto:a@b.test) [c](tel:+49) [d](#e) <img src="b.png" alt="">',
  ],
  ['a comment', 'a <!-- to be written --> b'],
])('%s is allowed in a text', (_, markdown) => {
  expect(checkedHtml(markdown).issues).toEqual([]);
});

const noElement = 'which is not allowed in texts';
test.each([
  ['<script>1</script>', `<script>, ${noElement}`],
  ['a <SCRIPT src="//a.test"></SCRIPT>', `<script>, ${noElement}`],
  ['<iframe src="https://a.test"></iframe>', `<iframe>, ${noElement}`],
  ['<style>p { color: red }</style>', `<style>, ${noElement}`],
  ['<svg><path d="M0 0"/></svg>', `<svg>, ${noElement}`, `<path>, ${noElement}`],
  ['<form action="https://a.test"></form>', `<form>, ${noElement}`],
  ['<input type="password">', `<input>, ${noElement}`],
  ['<b onclick="a()">b</b>', 'the attribute onclick'],
  ['<p style="color: red">b</p>', 'the attribute style'],
  ['[a](javascript:alert(1))', "'javascript:alert(1)'"],
  ['[a][b]\n\n[b]: JavaScript:alert(1)', "'JavaScript:alert(1)'"],
  ['<a href="java&#10;script:alert(1)">a</a>', "'java script:alert(1)'"],
  ['![a](data:image/png;base64,AAAA)', "'data:image/png;base64,AAAA'"],
])('%j may not', (markdown, ...found) => {
  expect(checkedHtml(markdown).issues.map((issue) => inEnglish(issue.found))).toEqual(found);
});

test('an attribute that is opened in one place and closed in another hides nothing', () => {
  const markdown = '<p title="\n\na\n\n<p title=\' " onclick=alert(1) \'>';
  expect(checkedHtml(markdown).issues.map(({ found }) => found)).toContain('the attribute onclick');
});

test('every error is reported with its own line, not with that of the same words in code', () => {
  const markdown = `Say \`<script>\`.

> a
> <b onclick="a()">b</b>

<script>1</script> [a](javascript:1)

<script>
2
</script>
<form
  action="/"></form>`;
  expect(checkedHtml(markdown).issues.map(({ line, found }) => `${line} ${found}`)).toEqual([
    '4 the attribute onclick',
    `6 <script>, ${noElement}`,
    `8 <script>, ${noElement}`,
    `11 <form>, ${noElement}`,
  ]);
});

test.each(['>', '> ', '- ', '1. > '])(
  'a line may open a hundred levels with %j, and no more',
  (signs) => {
    const each = signs.split(/(?<=[.>-])/).filter((sign) => sign.trim() !== '').length;
    const most = 100 / each;
    expect(checkedHtml(`a\n${signs.repeat(most)}a`).html).toContain('a');
    const { html, issues } = checkedHtml(`a\n${signs.repeat(most + 1)}a`);
    expect({ html, issues }).toMatchObject({ html: '', issues: [{ line: 2 }] });
  },
);
