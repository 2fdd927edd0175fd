import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
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

/** The text of CSS without comments and without classes of other files. */
const ownStyles = (css: string) =>
  css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/:global\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');

/** The classes of a CSS module that no code uses; none where code chooses a class by its name, as `styles[tone]`. */
function deadClasses(css: string, code: string): string[] {
  const classes = Array.from(
    ownStyles(css).matchAll(/\.([a-z_][\w-]*)/gi),
    ([, name = '']) => name,
  );
  if (/\w\[\w+\]/.test(code)) return [];
  return [...new Set(classes)].filter((name) => !new RegExp(`\\.${name}\\b`).test(code));
}

test('a class of a CSS module is used by a file that imports the module', () => {
  const css = '.one:hover > .two :global(:root:not(.three)) { color: red } /* .four */';
  expect(deadClasses(css, 'styles.one')).toEqual(['two']);
  const read = (pattern: string) =>
    globSync(`packages/*/${pattern}`, { exclude: (name) => name.includes('node_modules') }).map(
      (file) => [file, readFileSync(file, 'utf8')] as const,
    );
  const code = read('**/*.{tsx,ts,astro}');
  const modules = read('**/*.module.css');
  const dead = modules.flatMap(([file, css]) => {
    const users = code.filter(([, text]) => text.includes(`/${basename(file)}';`));
    const used = users.map(([, text]) => text).join('\n');
    return deadClasses(css, used).map((name) => `${file} .${name}`);
  });
  expect(dead).toEqual([]);
  expect(modules.length).toBeGreaterThan(90);
});

test('a sheet of a look begins with a comment that names the look, as all looks have the same sheets', () => {
  const sheets = globSync('packages/vitrine/looks/*/*.css').filter(
    (file) => !/\.module\./.test(file),
  );
  const isNamed = (file: string) =>
    readFileSync(file, 'utf8')
      .split('*/')[0]
      ?.includes(`\`${basename(dirname(file))}\``);
  expect(sheets.filter((file) => !isNamed(file))).toEqual([]);
  expect(sheets.length).toBeGreaterThan(50);
});
