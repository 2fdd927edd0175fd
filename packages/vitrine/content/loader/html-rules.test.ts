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
  expect(checkedHtml(markdown).issues.map(({ found }) => inEnglish(found))).toContain(
    'the attribute onclick',
  );
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
  expect(
    checkedHtml(markdown).issues.map(({ line, found }) => `${line} ${inEnglish(found)}`),
  ).toEqual([
    '4 the attribute onclick',
    `6 <script>, ${noElement}`,
    `8 <script>, ${noElement}`,
    `11 <form>, ${noElement}`,
  ]);
});

const never = 'which is never closed';
test.each([
  ['a\n\n<!-- todo\n\n# b', `3 <!--, ${never}`],
  ['a <!-- todo', `1 <!--, ${never}`],
  ['<details>\n<summary>a</summary>\n\nb', `1 <details>, ${never}`],
  ['a\n\n<div>\n\n<div>\n\n</div>', `3 <div>, ${never}`],
  ['<div/>', `1 <div>, ${never}`],
  ['> <table><tr><td>a', `1 <table>, ${never}`],
  ['a **b\n<b>c** d</i>', `2 <b>, ${never}`],
  ['I write <p> and **a <td>** by hand', `1 <p>, ${never}`, `1 <td>, ${never}`],
  ['- [a <li>](/b)', `1 <li>, ${never}`],
  ['<pre>\na\n\nb', `1 <pre>, ${never}`],
  ['a\n<p class="b>c</p>', `2 <p class, ${never}`],
  ['a <a href="b>c</a>', `1 <a href=", ${never}`],
  ['<details>\n\na\n\n</details', `1 <details>, ${never}`, `5 </details, ${never}`],
  ['a\n\n```js\nb', `3 \`\`\`, ${never}`],
  ['- ~~~~\n  a\n  ~~~\n- b', `1 ~~~~, ${never}`],
  ['a\n<?php b ?>', `2 <?, ${noElement}`],
  ['<![CDATA[ a ]]>', `1 <![CDATA[, ${noElement}`],
])('%j swallows nothing in silence', (markdown, ...found) => {
  expect(
    checkedHtml(markdown).issues.map((issue) => `${issue.line} ${inEnglish(issue.found)}`),
  ).toEqual(found);
});

test.each([
  ['elements that need no end', '<p>a<br>b<ul><li>c</ul><hr/>\n\n<table><tr><td>d</table>'],
  ['words of ruby', 'a <ruby>b<rp>(<rt>c<rp>)</ruby> <br> <wbr>\n\n- <p>d\n\n> <li>e'],
  ['elements that end in another part', '<details>\n\n```\n<div>\n```\n\n> a\n\n</DETAILS>'],
  ['quotes that are no ends', "<p title='>'>don't <b title=x'y>b</b></p>"],
  ['code in quotes, lists and in code', '> ~~~\n> a\n> ~~~\n\n1. ````\n   ```\n   ````\n'],
  [
    'comments in several lines',
    '<!-->\n\na\n\n<!-- b\n\nc --> d <!-- > -->\n\n`<!--` \\<!-- &lt;!--',
  ],
])('%s are closed', (_, markdown) => {
  expect(checkedHtml(markdown).issues).toEqual([]);
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
