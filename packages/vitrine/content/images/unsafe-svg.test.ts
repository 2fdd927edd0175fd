import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { inEnglish } from '../phrase.ts';
import { unsafeSvg } from './unsafe-svg.ts';

async function look(svg: string | Uint8Array): Promise<string | undefined> {
  const file = join(await temporaryFolder(), 'a.svg');
  await writeFile(file, svg);
  const reason = await unsafeSvg(file);
  return reason && inEnglish(reason);
}

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>\n${inner}\n</svg>`;

test.each([
  ['<script>alert(1)</script>', '<script> in line 2'],
  ['<g>\n<script href="/a.js"/></g>', '<script> in line 3'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script> in line 2'],
  ['<foreignObject><p/></foreignObject>', '<foreignObject> in line 2'],
  ['<h:body xmlns:h="http://www.w3.org/1999/xhtml"/>', '<h:body> in line 2'],
  ['<path\nonload="go()"/>', 'onload="…" in line 2'],
  ['<set attributeName="href" to="x"/>', 'attributeName="href" in line 2'],
  ['<set attributeName="onclick" to="x"/>', 'attributeName="onclick" in line 2'],
  ['<a href="javascript:go()"/>', 'href="javascript:go()" in line 2'],
  ['<a xlink:href=" java&#9;script:go()"/>', 'xlink:href=" java\\u0009script:go()" in line 2'],
  ['<a href="data:text/html,x"/>', 'href="data:text/html,x" in line 2'],
  ['<a href="https://evil.example"/>', 'href="https://evil.example" in line 2'],
  ['<use href="other.svg#a"/>', 'href="other.svg#a" in line 2'],
  ['<image href="data:image/bmp;base64,Qk0="/>', 'href="data:image/bmp;base64,Qk0=" in line 2'],
  ['<image href="//evil.example/a.png"/>', 'href="//evil.example/a.png" in line 2'],
  ['<path fill="url(http://evil.example)"/>', 'url(http://evil.example) in line 2'],
  ['<style>@import "a.css";</style>', '@import in line 2'],
  ['<style><![CDATA[a{fill:url("b.svg")}]]></style>', 'url(b.svg) in line 2'],
  ['<use id="a" href="#a"/>', 'a circular reference (href="#a") in line 2'],
  [
    '<g id="a">\n<g><use xlink:href=" #a "/></g></g>',
    'a circular reference (xlink:href=" #a ") in line 3',
  ],
  [
    '<g id="a">\n<use href="#b"/></g><g id="b"><use href="#a"/></g>',
    'a circular reference (href="#b") in line 3',
  ],
  [
    '<g id="c"><g id="d">\n<use href="#a"/></g></g><g id="a"><use href="#c"/></g>',
    'a circular reference (href="#a") in line 3',
  ],
  ['<path', 'an XML error'],
  ['<path d=""://a/b" e="0"/>', 'an XML error'],
  ['&evil;', 'an XML error in line 2'],
])('%s is reported', async (inner, found) => {
  expect(await look(svg(inner))).toContain(`which has ${found}`);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY e "<script/>">]>', '<!DOCTYPE … [ … ]>'],
  ['<?xml-stylesheet href="a.xsl"?>', '<?xml-stylesheet'],
  ['<?xml version="1.0" encoding="ISO-2022-JP"?>', 'encoding="ISO-2022-JP"'],
])('%s is reported', async (head, found) => {
  expect(await look(head + svg('<path/>'))).toContain(found);
});

test('text that is not in UTF-8 is reported', async () => {
  expect(await look(Buffer.from(`\ufeff${svg('')}`, 'utf16le'))).toBe('which is text in UTF-16');
});

test('the output of drawing programs is allowed', async () => {
  const drawing = svg(
    `<title>A & B</title><style>.a{fill:url(#b)}</style><linearGradient id="b" xlink:href="#c"/>
    <path class="a" style="mask:url('#d')"/><a href="#top"/><use href="#b"/>
    <image href="data:image/png;base64,${'A'.repeat(200_000)}"/>`.replace('&', '&amp;'),
    ' xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:version="1"',
  );
  const head =
    '\ufeff<?xml version="1.0" encoding="UTF-8"?><!-- <script> -->\n<!DOCTYPE svg PUBLIC ' +
    '"-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
  expect(await look(head + drawing)).toBeUndefined();
});

test('a drawing may repeat its parts, at any depth', async () => {
  const deep = 5_000;
  const nested = Array.from({ length: deep }, (_, level) => `<g id="x${level}">`).join('');
  const parts = `<g id="c"/><g id="a"><use href="#c"/></g><g id="b"><use href="#a"/><use href="#c"/></g>
    <use href="#b"/><use href="#unknown"/><use href=""/><g id="d"><g id="e"/></g><g id="e"><g id="d"/></g>`;
  expect(await look(svg(parts + nested + '</g>'.repeat(deep)))).toBeUndefined();
});

test('an element that repeats the whole drawing is reported', async () => {
  expect(await look(svg('<use href="#all"/>', ' id="all"'))).toContain('circular');
});

test('the drawings of the sample are allowed', async () => {
  const names = (await readdir('examples/sample/content', { recursive: true })).filter((name) =>
    name.endsWith('.svg'),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names)
    expect(await unsafeSvg(join('examples/sample/content', name)), name).toBeUndefined();
});
