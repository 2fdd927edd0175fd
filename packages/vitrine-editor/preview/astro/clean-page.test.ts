import { expect, test } from 'vitest';
import { markOf } from '../marks/mark.ts';
import { cleanPage } from './clean-page.ts';

test('only texts of the body and of attributes keep their marks', () => {
  const mark = markOf(5);
  const page = (kept: string, dropped: string) =>
    `<html><head><title>Ines${dropped}</title>` +
    `<script type="application/ld+json">{"name":"Ines${dropped}"}</script></head>` +
    `<body><h1 id="ines${dropped}">Ines${kept}</h1><img alt="Ines${kept}" src="/a${dropped}.png">` +
    `<a href="/contact?about=${encodeURIComponent(`Bread${dropped}`)}">Bread${kept}</a>` +
    `<script>const name = "Ines${dropped}";</script></body></html>`;
  expect(cleanPage(page(mark, mark), '<script src="/a.js"></script>', '<script>b</script>')).toBe(
    page(mark, '')
      .replace('<head>', '<head><script src="/a.js"></script>')
      .replace('</head>', '<script>b</script></head>'),
  );
});
