import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { analyticsScript } from '../../../seo/analytics-script.ts';
import { readPageParts } from './page-parts.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('inline scripts and styles are hashed as a browser does, each once', () => {
  const html =
    '<style>a{}</style><script>run();\r\n</script><script type="module">more()</script>' +
    '<style media="print">a{}</style><SCRIPT type="speculationrules">{}</SCRIPT>';
  const { scripts, styles, forbidden } = readPageParts(html);
  expect(scripts).toEqual([hash('run();\n'), hash('more()'), hash('{}')]);
  expect(styles).toEqual([hash('a{}')]);
  expect(forbidden).toEqual([]);
});

test.each([
  ['a file', '<script type="module" src="/_astro/a.js"></script>'],
  ['data', '<script type="application/ld+json">{"@type":"Person"}</script>'],
  ['an attribute', '<meta content="<script>alert(1)</script>">'],
  [
    'a property of an island',
    '<astro-island props="{&quot;a&quot;:&quot;x><style>b{}</style>&quot;}">',
  ],
  [
    'a property in single quotes',
    `<astro-island props='{"a":"x>","online":"<script>run()</script>"}' style-src=''>`,
  ],
  ['a comment', '<!-- <script>alert(1)</script> -->'],
  ['words', '<p>&lt;script>alert(1)&lt;/script></p>'],
])('%s is no inline script or style', (_, html) => {
  expect(readPageParts(html)).toMatchObject({ scripts: [], styles: [] });
});

test.each([
  ['/api/contact', undefined],
  ['https://formspree.io/f/xyzabcde', 'https://formspree.io'],
  ['https://studio.example:8443/take?a=1&amp;b=2', 'https://studio.example:8443'],
  ['mailto:hello@studio.example', 'mailto:'],
])('a contact form that goes to %s asks for %s', (action, expected) => {
  const html = `<form action="https://other.example"></form><form id="contact-form" action="${action}">`;
  expect(readPageParts(html)).toMatchObject({
    formTarget: expected,
    postsToServer: action === '/api/contact',
  });
});

test.each([
  ['<p style="color:red">', ['an attribute style="…"']],
  ['<p class="a"style="color:red">', ['an attribute style="…"']],
  ['<button onclick="go()" data-style="a" on="x">', ['an attribute onclick="…"']],
  [`<p title='a " onclick="go()" style=""'>`, []],
  [`<p title=it's onclick='go()'>`, ['an attribute onclick="…"']],
  ['<iframe src="https://films.example/1"></iframe>', ['an <iframe>']],
  [
    '<img src="https://photos.example/a.jpg" alt=""><img src="/_astro/a.webp" alt="">',
    ['an image from another site (https://photos.example/a.jpg)'],
  ],
  [
    '<video><source src="/_astro/a.mp4"><track src="//films.example/a.vtt"></video>',
    ['a video or sound from another site (//films.example/a.vtt)'],
  ],
])('reports parts that browsers refuse: %s', (html, expected) => {
  const page = readPageParts(html);
  expect(page.forbidden).toEqual(expected);
  expect(page.hasMedia).toBe(html.startsWith('<video'));
});

const website = '01234567-89ab-cdef-0123-456789abcdef';
const [shop, stats] = ['https://shop.goatcounter.com', 'https://stats.example:8443'];

test.each([
  [{ provider: 'plausible', id: 'shop.example' }, 'https://plausible.io', 'https://plausible.io'],
  [{ provider: 'umami', id: website }, 'https://cloud.umami.is', 'https://gateway.umami.is'],
  [{ provider: 'goatcounter', id: 'shop' }, 'https://gc.zgo.at', shop],
  [{ provider: 'plausible', id: 'shop.example', address: `${stats}/` }, stats, stats],
  [{ provider: 'umami', id: website, address: `${stats}/umami` }, stats, stats],
  [{ provider: 'goatcounter', address: stats }, stats, stats],
] as const)('the script of %o is let through', (analytics, script, target) => {
  const attributes = Object.entries(analyticsScript(analytics)).map(([name, value]) => {
    return ` ${name}="${value}"`;
  });
  const other = '<script src="https://ads.example/a.js"></script>';
  const page = readPageParts(`${other}<script defer${attributes.join('')}></script>`);
  expect(page.analytics).toEqual({ script, target });
  expect(page.scripts).toEqual([]);
});

test('no other script from another site is let through', () => {
  for (const attribute of ['', ' data-id="shop"', ' data-host-url="https://ads.example"']) {
    const { analytics } = readPageParts(
      `<script src="https://ads.example/a.js"${attribute}></script>`,
    );
    expect(analytics).toBeUndefined();
  }
});
