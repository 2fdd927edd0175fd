import { expect, test } from 'vitest';
import { fontRules } from './font-rules.ts';
import { typefaceNames, typefaces } from './typefaces.ts';

const faces = (['heading', 'text'] as const).map((role) => {
  return { role, url: `/${role}.woff2`, weight: '400', subset: undefined };
});

test('headings change to their font, with fallbacks of its class, width and height', () => {
  const css = fontRules('jetbrains', faces, 'en');
  expect(css).toContain(
    'font-family:h;src:url(/heading.woff2)format("woff2");font-weight:400;font-display:swap}',
  );
  expect(css).toContain('local("Menlo Bold")');
  expect(css).toMatch(/size-adjust:101%;ascent-override:101%;descent-override:30%/);
  expect(css).toContain('--font-heading:h,h1,h2,h3,monospace');
  expect(css).toContain(
    'font-family:t;src:url(/text.woff2)format("woff2");font-weight:400;font-display:swap}',
  );
  expect(css).toContain('--font-text:t,t1,t2,sans-serif');
  expect(css).not.toMatch(/unicode-range|:lang/);
});

test('a single font is one file for headings and text, with fallbacks of their widths', () => {
  const both = faces.map((face) => ({ ...face, url: '/text.woff2' }));
  const css = fontRules('inter', both, 'en');
  expect(css.match(/url\(/g)).toHaveLength(1);
  expect(css).toContain('--font-heading:t,h1,h2,sans-serif;--font-text:t,t1,t2,sans-serif');
});

test.each(typefaceNames)('%s has fallbacks where only DejaVu is installed', (typeface) => {
  const css = fontRules(typeface, faces, 'en');
  for (const role of ['heading', 'text'] as const) {
    const { fontClass } = typefaces[typeface][role];
    const family = { sans: 'Sans', condensed: 'Sans', serif: 'Serif', mono: 'Sans Mono' }[
      fontClass
    ];
    expect(css).toContain(
      `local("DejaVu ${family}${role === 'heading' && typeface !== 'inter' ? ' Bold' : ''}")`,
    );
  }
});

test('a subset names the characters that its file has', () => {
  const subset = { ...faces[0], role: 'heading', url: '/c.woff2', weight: '720' } as const;
  const css = fontRules('sofia', [...faces, { ...subset, subset: 'cyrillic' }], 'ru');
  expect(css).toContain('unicode-range:U+400-45F,U+490-491,U+2116}');
});

test.each([
  [
    'ja',
    'outfit',
    '"Hiragino Sans"',
    ':lang(ja){letter-spacing:normal;font-style:normal;word-break:auto-phrase',
  ],
  ['ja', 'playfair', '"Hiragino Mincho ProN"', '--leading-text:1.8'],
  ['zh-TW', 'outfit', '"PingFang TC"', ':lang(zh)'],
  ['zh', 'outfit', '"PingFang SC"', 'unicode-range:U+0-24F'],
  ['he-IL', 'sofia', '"Arial Hebrew"', ':lang(he)'],
] as const)('pages in %s with %s use fonts of the system', (locale, typeface, font, style) => {
  const css = fontRules(typeface, faces, locale);
  expect(css).toContain(`${font},`);
  expect(css).toContain(style);
});

test('Vietnamese headings have room for two marks above a letter', () => {
  const css = fontRules('bricolage', faces, 'vi');
  expect(css).toContain('--leading-tight:1.2');
  expect(css).not.toMatch(/unicode-range|:lang/);
});
