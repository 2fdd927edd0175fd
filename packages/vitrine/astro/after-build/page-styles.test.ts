import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { finishPages } from './page-styles.ts';

const page = (css: string, body = '') => `<style>${css}</style></head><body>${body}`;

/** Writes pages into a folder, finishes them, and returns their HTML. */
async function build(pages: readonly string[], script = ''): Promise<string[]> {
  const folder = await temporaryFolder({ 'script.js': script });
  const files = pages.map((_, index) => join(folder, `${index}.html`));
  for (const [index, file] of files.entries()) await writeFile(file, pages[index] ?? '');
  finishPages(folder, '/base', (html) => html);
  return await Promise.all(files.map((file) => readFile(file, 'utf8')));
}

test('the styles of a page become one, in their order', async () => {
  const rest = '<meta content="<style>no{}</style>"><style media="print">p{}</style>';
  const css = ['a{top:0}', 'b{top:0}', 'c{top:0}'].map((rule) => `<style>${rule}</style>`);
  const parts = `${css[0]}${rest}${css[1]}</head><body>${css[2]}`;
  expect(await build([parts])).toEqual([`${rest}<style>a,b,c{top:0}</style></head><body>`]);
});

test('a page is changed before its classes are read', async () => {
  const folder = await temporaryFolder({ 'a.html': page('.a{top:0}.b{top:0}', '<p class="a">') });
  finishPages(folder, '/base', (html) => html.replace('class="a"', 'class="b"'));
  expect(await readFile(join(folder, 'a.html'), 'utf8')).toBe(page('.b{top:0}', '<p class="b">'));
});

test('a private page and pages with its styles keep all rules', async () => {
  const css = '.gone{color:red}.on{top:0}';
  const lock = '<script type="application/json" id="lock">{}</script>';
  const pages = [page(css, lock), page(css, '<p class="on">')];
  expect(await build(pages)).toEqual(pages);
  expect(await build([page(css, '<p class="on">')])).toEqual([
    page('.on{top:0}', '<p class="on">'),
  ]);
});

test('HTML that is not a page of the site stays as it is', async () => {
  const html = '<html><head><style>.gone{top:0}</style></head>\n<body></body></html>';
  expect(await build([html])).toEqual([html]);
});

test.each([
  ['a class that nothing has', '.gone{color:red}p{color:red}', 'p{color:red}'],
  ['an element inside of one', '.gone p{color:red}a{color:red}', 'a{color:red}'],
  ['a rule nested in one', '.gone{p &{color:red}}.on{& .gone{top:0}left:0}', '.on{left:0}'],
  ['at-rules around one', '@media print{@supports (top:0){.gone{color:red}}}', ''],
  ['selectors that all need one', ':is(.gone) p,:where(.gone),.gone::before{top:0}', ''],
  ['a selector beside others', '.on,.gone{top:0}', '.on{top:0}'],
  ['a class within a list', 'p:is(.on,.other,.so){top:0}', 'p:is(.on,.so){top:0}'],
  [
    'a class with the name of an animation',
    '@keyframes gone{to{top:0}}p{animation:1s gone}.gone{left:0}',
    '@keyframes gone{to{top:0}}p{animation:1s gone}',
  ],
  ['custom properties that nothing reads', 'p{--a:1px;--b:var(--a);top:0}', 'p{top:0}'],
  ['animations that only it has', '@keyframes rise{to{top:0}}.gone{animation:1s rise}', ''],
  [
    'the rules of a layer, not its place',
    '@layer a{.gone{top:0}}@layer b{p{top:0}}',
    '@layer a;@layer b{p{top:0}}',
  ],
])('%s goes', async (_, css, expected) => {
  expect(await build([page(`${css}.gone{top:0}`, '<p class="on so" data-at="/gone">')])).toEqual([
    page(expected, '<p class="on so" data-at="/gone">'),
  ]);
});

test.each([
  ['elements, attributes and ids', 'p{top:0}[class~=gone]{left:0}#gone-id{right:0}'],
  ['a rule for the absence of a class', 'p:not(.gone){top:0}.on:not(:not(.gone)){left:0}'],
  ['a rule for any of several selectors', ':is(.gone p,.on) b{left:0}'],
  ['a rule for a class further down', '.on:has(.gone){top:0}'],
  ['a property that Lightning CSS does not know', 'p{text-underline-offset:1px}'],
  [
    'an animation that a custom property names',
    '@keyframes rise{to{top:0}}p{--move:rise 1s;animation:var(--move)}',
  ],
])('%s stays', async (_, css) => {
  const html = page(`${css}.gone-too{top:0}`, '<p class="on">');
  expect(await build([html])).toEqual([page(css, '<p class="on">')]);
});

test('a class counts as found in a script, a template, a property of an island, an inline script', async () => {
  const css = ['a', 'b', 'c', 'd', 'e-f']
    .map((name, index) => `._${name}{order:${index}}`)
    .join('');
  const body =
    '<template><p class="x _a"></template><astro-island props="{&quot;of&quot;:&quot;_b&quot;}">' +
    '<script>go("_c")</script><script src="/a/script.js"></script><p class="_e-f">';
  const [html] = await build([page(`${css}._e{top:0}.f{top:0}`, body)], 'var p={className:`x _d`}');
  expect(html).toBe(page(css, body));
});

test('a class in a script that no page loads does not count', async () => {
  expect(await build([page('._a{top:0}')], 'p.className="_a"')).toEqual([page('')]);
});

test('pages with the same styles keep the rules that one of them uses, others do not', async () => {
  const css = '.a{top:0}.b{left:0}.c{top:0}';
  const other = '.a{top:0}.b{left:0}';
  const [a, b] = ['<p class="a">', '<p class="b">'];
  expect(await build([page(css, a), page(css, b), page(other)])).toEqual([
    page(other, a),
    page(other, b),
    page(''),
  ]);
});

test('an error is shown with the text around it', async () => {
  await expect(build([page('p{top:0}\n.1st{top:0}')])).rejects.toThrow(
    'A style element of a page has an error (SyntaxError: Invalid empty selector) near: .1st{top:0}',
  );
});

describe('a page with a fold', () => {
  const css =
    '@layer a,b;@layer a{p{top:0}.up{top:0}.low{left:0;& b,&.up{top:1px}}}@layer b{:not(.low)>i{top:0}}' +
    '@keyframes rise{to{top:0}}@keyframes turn{to{left:0}}.low{animation:1s rise}.up{animation:1s turn}';
  const body = '<p class="up"><link data-fold="true"><p class="low">';

  /** Builds one page, and returns its HTML and the text of the file with the styles below the fold. */
  async function split(html: string): Promise<{ html: string; file: string }> {
    const folder = await temporaryFolder({ 'a.html': html });
    finishPages(folder, '/base', (text) => text);
    const page = await readFile(join(folder, 'a.html'), 'utf8');
    const address = /href="\/base(\/_astro\/late\.\w+\.css)"/.exec(page)?.[1] ?? '';
    return { html: page, file: await readFile(join(folder, address), 'utf8') };
  }

  test('has the rules for its first view, and links the others', async () => {
    const { html, file } = await split(page(css, body));
    expect(html).toMatch(
      /^<style>@layer a\{p,\.up\{top:0\}\}@layer b\{:not\(\.low\)>i\{top:0\}\}@keyframes turn\{to\{left:0\}\}\.up\{animation:1s turn\}<\/style>/,
    );
    expect(html).toContain('<p class="up"><link rel="stylesheet" href="/base/_astro/late.');
    expect(file).toBe(
      '@layer a{.low{left:0}.low b,.low.up{top:1px}}@layer b;@keyframes rise{to{top:0}}.low{animation:1s rise}',
    );
  });

  test('counts only the classes of elements, and no part that is never in the first view', async () => {
    const above = '<script>go(".low")</script><nav data-late="" class="up low"><b></b></nav>';
    const { html, file } = await split(page('.low{top:0}.up{top:0}', `${above}${body}`));
    expect(html).toContain('<style>.up{top:0}</style>');
    expect(file).toBe('.low{top:0}');
  });

  test('has the custom properties that its first view reads, and those of its elements', async () => {
    const rules = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.up{top:var(--a)}.low{top:var(--b)}';
    const drawn = '<svg><path fill="var(--d)"></svg>';
    const { html, file } = await split(page(rules, `${drawn}${body}`));
    expect(html).toContain('<style>:root{--a:1px;--d:3px}.up{top:var(--a)}</style>');
    expect(file).toBe(':root{--b:var(--c);--c:2px}.low{top:var(--b)}');
  });

  test.each([
    [
      'paper',
      '@media print{.gone{top:0}p,.up{top:0}}@media screen{i{top:0}}b{top:0}',
      '@media screen{i{top:0}}b{top:0}',
      '@media print{p,.up{top:0}}',
    ],
    ['paper, nested', '.up{@media print{top:0}}', '', '@media print{.up{top:0}}'],
    ['screens', '@media screen{.up{top:0}}', '@media screen{.up{top:0}}', ''],
    ['both', '@media screen,print{.up{top:0}}', '@media screen,print{.up{top:0}}', ''],
    ['a match of a search', '.up mark{top:0}', '', '.up mark{top:0}'],
    ['a state of a part', '.up:has(.up:hover){top:0}', '', '.up:has(.up:hover){top:0}'],
    [
      'a list with :not(:has())',
      '.up:not(:has(b)) i,.low:has(i) b{top:0}',
      '.up:not(:has(b)) i{top:0}',
      '.low:has(i) b{top:0}',
    ],
    ['a part below', '.up:has(.low){top:0}', '.up:has(.low){top:0}', ''],
    ['a list of selectors', '.up,.low,.gone{top:0}', '.up{top:0}', '.low{top:0}'],
    ['selectors in :is()', ':is(.up,.low) b{top:0}', ':is(.up,.low) b{top:0}', ''],
    [
      'selectors that all are late',
      '.low{top:1px}:is(.low,b:hover) b{top:0}',
      '',
      '.low{top:1px}:is(.low,b:hover) b{top:0}',
    ],
    ['the pointer', '.up{top:0;&:hover{top:1px}}', '.up{top:0}', '.up:hover{top:1px}'],
    ['no pointer', '.up:not(:hover){top:0}', '.up:not(:hover){top:0}', ''],
    [
      'a view transition within the page',
      '::view-transition-old(*.card),::view-transition-old(cover){top:0}',
      '::view-transition-old(cover){top:0}',
      '::view-transition-old(*.card){top:0}',
    ],
  ])('splits rules for %s', async (_, rules, early, late) => {
    // The last rule makes sure that there are late styles.
    const { html, file } = await split(page(`${rules}p:hover{left:0}`, body));
    expect(html.slice(0, html.indexOf('</style>'))).toBe(`<style>${early}`);
    expect(file).toBe(`${late}p:hover{left:0}`);
  });
});
