import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { unsafeSvg } from './unsafe-svg.ts';

async function look(svg: string | Uint8Array): Promise<string | undefined> {
  const file = join(await temporaryFolder(), 'a.svg');
  await writeFile(file, svg);
  return await unsafeSvg(file);
}

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>\n${inner}\n</svg>`;

test.each([
  ['<script>alert(1)</script>', 'a <script> in line 2'],
  ['<g>\n<script href="/a.js"/></g>', 'a <script> in line 3'],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'a <s:script> in line 2'],
  ['<foreignObject><p/></foreignObject>', 'a <foreignObject> in line 2'],
  ['<h:body xmlns:h="http://www.w3.org/1999/xhtml"/>', 'a <h:body> in line 2'],
  ['<path\nonload="go()"/>', 'an attribute onload="…" in line 2'],
  ['<set attributeName="href" to="x"/>', "an animation of 'href' in line 2"],
  ['<set attributeName="onclick" to="x"/>', "an animation of 'onclick' in line 2"],
  ['<a href="javascript:go()"/>', "a link to 'javascript:go()' in line 2"],
  ['<a xlink:href=" java&#9;script:go()"/>', "a link to ' java\tscript:go()' in line 2"],
  ['<a href="data:text/html,x"/>', "a link to 'data:text/html,x' in line 2"],
  ['<a href="https://evil.example"/>', "a link to 'https://evil.example' in line 2"],
  ['<use href="other.svg#a"/>', "a link to 'other.svg#a' in line 2"],
  ['<image href="//evil.example/a.png"/>', "a link to '//evil.example/a.png' in line 2"],
  ['<path fill="url(http://evil.example)"/>', "a style that loads 'http://evil.example' in line 2"],
  ['<style>@import "a.css";</style>', 'a style that loads another stylesheet (@import) in line 2'],
  ['<style><![CDATA[a{fill:url("b.svg")}]]></style>', "a style that loads 'b.svg' in line 2"],
  ['<path', 'an XML error'],
  ['<path d=""://a/b" e="0"/>', 'an XML error'],
  ['&evil;', 'an XML error (Invalid character entity) in line 2'],
])('%s is reported', async (inner, found) => {
  expect(await look(svg(inner))).toContain(`which has ${found}`);
});

test.each([
  ['<!DOCTYPE svg [<!ENTITY e "<script/>">]>', 'custom entities'],
  ['<?xml-stylesheet href="a.xsl"?>', '<?xml-stylesheet'],
  ['<?xml version="1.0" encoding="ISO-2022-JP"?>', 'another encoding than UTF-8'],
])('%s is reported', async (head, found) => {
  expect(await look(head + svg('<path/>'))).toContain(found);
});

test('text that is not in UTF-8 is reported', async () => {
  expect(await look(Buffer.from(`\ufeff${svg('')}`, 'utf16le'))).toBe('which has text in UTF-16');
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

test('the drawings of the sample are allowed', async () => {
  const names = (await readdir('sample', { recursive: true })).filter((name) =>
    name.endsWith('.svg'),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(await unsafeSvg(join('sample', name)), name).toBeUndefined();
});
