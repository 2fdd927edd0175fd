import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { styleErrors } from './style-rules.ts';

test.each([
  'a { text-transform: uppercase }',
  'a::first-letter { text-transform:capitalize; }',
  'a { font-variant: all-small-caps }',
  'a { font: small-caps 1rem serif }',
  'a { font-feature-settings: "c2sc" }',
  "<a style={{ textTransform: 'lowercase' }}>",
])('%s is reported', (style) => {
  const text = `/* text-transform: uppercase */\n${style}`;
  expect(styleErrors(new Map([['a.css', text]]))).toEqual([
    expect.stringMatching(/^a\.css:2 has /),
  ]);
});

test('no style of the site changes the case of letters', () => {
  const files = globSync('{src,editor,showcase/src}/**/*.{css,tsx,astro}');
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(styleErrors(new Map(texts))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
