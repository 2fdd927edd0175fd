import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classErrors, styleErrors } from './style-rules.ts';

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
  const files = globSync('{packages/vitrine,docs/site/src}/**/*.{css,tsx,astro}');
  const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(styleErrors(new Map(texts))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

test('a class that a CSS module does not have is reported', () => {
  const files = {
    'a/A.tsx':
      "import styles from './A.module.css';\n\nstyles.one;\nstyles['one-two'];\nstyles.gone;\n",
    'a/A.module.css': '/* .gone */ .one:hover > .one-two { color: red }',
    'b.tsx': "import other from './a/B.module.css';\n",
  };
  expect(classErrors(new Map(Object.entries(files)))).toEqual([
    "a/A.tsx:5 uses the class 'gone', which ./A.module.css does not have.",
    'b.tsx imports ./a/B.module.css, which is not there.',
  ]);
});
