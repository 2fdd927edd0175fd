import { expect, test } from 'vitest';
import { inEnglish, say } from '../phrase.ts';
import { lostWords } from './lost-markdown.ts';

test.each([
  ['|a|b|\n|-|-|\n|1|2|lost|\n|1|2||\n|1|2| `x|` |', "3 'lost'", "5 '`x'"],
  ['> - | a |\n>   |-|\n>   | 1 | lost | too |', "3 'lost'"],
  ['a[^1].\n\n[^l]: lost\n\n[^1]: One\n\n[^1]: Two', "3 '[^l]: lost'", "7 '[^1]: Two'"],
  ['[Note]: /about "lost"\n\n[^Note]', `1 '[Note]: /about "lost"'`],
  ['[a] [A][]\n\n> [A]: /x\n\n[a]: /y', "5 '[a]: /y'"],
  ['- ```Hello world\n  a\n  ```\n\n~~~ This is lost\na\n~~~', "1 'world'", "5 'is lost'"],
  ['See [](/about), [ ](/about "About").', "1 '[](/about)'", `1 '[ ](/about "About")'`],
  [
    'See <a href="/a"></a> and <A class="b"\nHREF="/b"> <b></b></A>.\n\n<p>\n<a href="/c"></a></p>\n',
    `1 '<a href="/a"></a>'`,
    `1 '<A class="b" HREF="/b"> <b></b></A>'`,
    `5 '<a href="/c"></a>'`,
  ],
  ['# a\n\n## C #\n\n> ### F ##  ', "3 '#'", "5 '##'"],
])('%j has words that are not shown', (markdown, ...lost) => {
  const found = lostWords(markdown).map((issue) => `${issue.line} ${inEnglish(issue.found)}`);
  expect(found).toEqual(lost.map((words) => `${words}, which is not shown`));
});

test.each([
  [
    'See [![](d.png)](/e) and [![ ][p]][e].\n\n[p]: d.png\n[e]: /e',
    '[![](d.png)](/e)',
    '[![ ][p]][e]',
  ],
  ['[ **![](d.png "T")** ](/e)', '[ **![](d.png "T")** ](/e)'],
  ['[<img src="d.png" alt="">](/e)', '[<img src="d.png" alt="">](/e)'],
  ['<a href="/e"><img src="d.png"></a>', '<a href="/e"><img src="d.png"></a>'],
  ['a <a href="/e">![](d.png)</a>', '<a href="/e">![](d.png)</a>'],
])('%j has a link without a name', (markdown, ...links) => {
  const found = lostWords(markdown).map((issue) => [issue.expected, inEnglish(issue.found)]);
  expect(found).toEqual(links.map((text) => [say('altText'), `'${text}'`]));
});

test.each([
  '|a|b|\n|-|-|\n|1\\|2|`\\|`|\n|3|\n\n```js\n|a|b|c|\n```\n\n~~~\n[^1]: a\n~~~',
  'a[^1] [b] ![c][b] [d][C][^é]\n\n[^1]: One[^2]\n[^2]: Two\n[^É]: Three\n\n[b]: /x\n[c]: <https://c.example> "d"',
  '[a](/b) [![c](d.png)](/e) [`f`](/g) `[](/h)`',
  '# a #\n\n## b ##\n\n## c\\#\n\n## d \\#\n\n## e#\n\n# f ##\n\n```\n## g #\n```\n\n## h #i',
  '<a id="a"></a> <a href="/b">c</a> <a href="/b"><img src="d.png" alt="d"></a> [![](d.png) e](/f) [<img alt="g" src="d.png">](/h) ![](d.png) `<a href="/b"></a>`\n\n<!-- <a href="/b"></a> -->',
  '[a]: #\n\n[a]',
  '[//]: # (a note)\n[comment]: <> (another)\n\n\\[Note]: /about',
])('%j shows all words', (markdown) => {
  expect(lostWords(markdown)).toEqual([]);
});
