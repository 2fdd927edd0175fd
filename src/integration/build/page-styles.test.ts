import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { PageStyles, type ShortStyles } from './page-styles.ts';

const page = (css: string, body = '') => `<style>${css}</style></head><body>${body}`;

/** What a site of some pages and a script holds in the end, and what the next build is given. */
async function buildAfter(last: ShortStyles, pages: readonly string[], script = '') {
  const folder = await temporaryFolder({ 'script.js': script });
  const styles = new PageStyles(last);
  const files = pages.map((_, index) => join(folder, `${index}.html`));
  for (const [index, file] of files.entries()) {
    await writeFile(file, styles.merge(pages[index] ?? ''));
  }
  const short = styles.prune(folder);
  return { short, built: await Promise.all(files.map((file) => readFile(file, 'utf8'))) };
}

/** The same of a first build, after which a second comes to the same. */
async function build(pages: readonly string[], script?: string): Promise<string[]> {
  const { short, built } = await buildAfter({}, pages, script);
  expect(await buildAfter(short, pages, script)).toEqual({ short, built });
  return built;
}

test('the styles of a page become one, in their order', () => {
  const rest = '<meta content="<style>no{}</style>"><style media="print">p{}</style>';
  const parts = `<style>a{}</style>${rest}<style>b{}</style></head><body><style>c{}</style>`;
  expect(new PageStyles().merge(parts)).toBe(`${rest}<style>a{}b{}c{}\n</style></head><body>`);
});

test.each([
  ['a class that nothing has', '.gone{color:red}p{color:red}', 'p{color:red}'],
  ['an element inside of one', '.gone p{color:red}a{color:red}', 'a{color:red}'],
  ['what is nested in one', '.gone{p &{color:red}}.on{& .gone{top:0}left:0}', '.on{left:0}'],
  ['at-rules around one', '@media print{@supports (top:0){.gone{color:red}}}', ''],
  ['selectors that all need one', ':is(.gone) p,:where(.gone),.gone::before{top:0}', ''],
  ['animations that only it has', '@keyframes rise{to{top:0}}.gone{animation:1s rise}', ''],
  [
    'the rules of a layer, not its place',
    '@layer a{.gone{top:0}}@layer b{p{top:0}}',
    '@layer a;@layer b{p{top:0}}',
  ],
])('%s goes', async (_, css, expected) => {
  expect(await build([page(`${css}.gone{top:0}`, '<p class="on">')])).toEqual([
    page(expected, '<p class="on">'),
  ]);
});

test.each([
  ['elements, attributes and ids', 'p{top:0}[class~=gone]{left:0}#gone-id{right:0}'],
  ['what needs that a class is absent', 'p:not(.gone){top:0}.on:not(:not(.gone)){left:0}'],
  ['what one of several classes is enough for', '.on,.gone{top:0}:is(.gone,.on) b{left:0}'],
  ['what looks for a class further down', '.on:has(.gone){top:0}'],
  ['an animation that a custom property names', '@keyframes rise{to{top:0}}p{--move:rise 1s}'],
  [
    'an animation with the name of a class',
    '@keyframes gone{to{top:0}}p{animation:1s gone}.gone{left:0}',
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

test('a class in a script that no page loads counts for nothing', async () => {
  expect(await build([page('._a{top:0}')], 'p.className="_a"')).toEqual([page('')]);
});

test('pages with the same styles keep what one of them needs, others do not', async () => {
  const css = '.a{top:0}.b{left:0}.c{top:0}';
  const other = '.a{top:0}.b{left:0}';
  const [a, b, c] = await build([
    page(css, '<p class="a">'),
    page(css, '<p class="b">'),
    page(other),
  ]);
  expect(a).toBe(page('.a{top:0}.b{left:0}', '<p class="a">'));
  expect(b).toBe(page('.a{top:0}.b{left:0}', '<p class="b">'));
  expect(c).toBe(page(''));
});

test('styles that another build was given become those of this one', async () => {
  const css = '.a{top:0}.b{left:0}';
  const other = '.a{top:0}.c{left:0}';
  const { short } = await buildAfter({}, [page(css, '<p class="a">'), page(other)]);
  const changed = [page(css, '<p class="b">'), page(other, '<p class="a">')];
  const { built } = await buildAfter(short, changed);
  expect(built).toEqual([page('.b{left:0}', '<p class="b">'), page('.a{top:0}', '<p class="a">')]);
});

test('a page whose styles become what others had become keeps its own', async () => {
  const [one, two] = ['.a{top:0}.b{left:0}', '.a{top:0}.c{left:0}'];
  const a = '<p class="a">';
  const { short } = await buildAfter({}, [page(one, a), page(two, a)]);
  const { built } = await buildAfter(short, [page(one, '<p class="b">'), page(two, a)]);
  expect(built).toEqual([page('.b{left:0}', '<p class="b">'), page('.a{top:0}', a)]);
});

test('a mistake is shown with the text around it', () => {
  expect(() => new PageStyles().merge(page('p{top:0}\n.1st{top:0}'))).toThrow(
    'A style element has a mistake (SyntaxError: Invalid empty selector) near: .1st{top:0}',
  );
});
