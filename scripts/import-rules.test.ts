import { expect, test } from 'vitest';
import { importErrors } from './import-rules.ts';

const errorsOf = (files: Record<string, string>) => importErrors(new Map(Object.entries(files)));

test.each([
  [
    'a folder that may not be imported',
    'src/lib/a.ts',
    'src/components/B.tsx',
    '../components/B.tsx',
  ],
  ['another feature', 'src/features/home/a.ts', 'src/features/about/b.ts', '../about/b.ts'],
  ['the server from the site', 'src/seo/a.ts', 'server/log.ts', '../../server/log.ts'],
  ['the registry from a page', 'src/routes/a.astro', 'src/content/b.ts', '../content/b.ts'],
])('%s is reported', (_, file, target, path) => {
  const [error] = errorsOf({ [file]: `import { b } from '${path}';`, [target]: '' });
  expect(error).toContain(`${file} imports ${target}`);
});

test('the scripts of Astro components are read', () => {
  const layout = '---\n---\n<script>\n  import "../features/home/a.ts";\n</script>';
  expect(
    errorsOf({ 'src/layouts/Layout.astro': layout, 'src/features/home/a.ts': '' }),
  ).toHaveLength(1);
});

test('allowed imports, comments and packages pass', () => {
  const code = "import 'react';\n// import '../components/B.tsx'\nimport '../lib/a.ts';";
  const files = { 'src/components/A.tsx': code, 'src/components/B.tsx': '', 'src/lib/a.ts': '' };
  expect(errorsOf(files)).toEqual([]);
});

test('a page that leads to the Markdown parser is reported', () => {
  const parser = 'src/content/loader/markdown.ts';
  const between = { 'src/site/a.ts': "import '../content/loader/markdown.ts'", [parser]: '' };
  const page = 'src/routes/[...lang]/a.astro';
  expect(errorsOf({ ...between, [page]: "import '../../site/a.ts'" })).toEqual([
    `${page} imports ${parser}, directly or through other modules.`,
  ]);
  const types = { ...between, [page]: "import type { A } from '../../site/a.ts'" };
  expect(errorsOf(types)).toEqual([]);
});

test('a component that is not of React is reported', () => {
  const files = {
    'src/features/home/A.astro': '',
    'src/components/B.tsx': '',
    'src/layouts/C.astro': '',
  };
  expect(errorsOf(files)).toEqual([
    'src/features/home/A.astro must be a React component in a .tsx file.',
  ]);
});

test('circular imports are reported, also of types', () => {
  const files = {
    'src/lib/a.ts': "import type { B } from './b.ts';",
    'src/lib/b.ts': "import './c.ts';",
    'src/lib/c.ts': "import { a } from './a.ts';",
  };
  expect(errorsOf(files)).toEqual([
    'Circular imports: src/lib/a.ts → src/lib/b.ts → src/lib/c.ts → src/lib/a.ts.',
  ]);
});
