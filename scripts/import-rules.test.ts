import { expect, test } from 'vitest';
import { importErrors } from './import-rules.ts';

const errorsOf = (files: Record<string, string>) => importErrors(new Map(Object.entries(files)));

test.each([
  [
    'a folder that may not be imported',
    'packages/vitrine/styles/a.ts',
    'packages/vitrine/components/B.tsx',
    '../components/B.tsx',
  ],
  [
    'another feature',
    'packages/vitrine/features/home/a.ts',
    'packages/vitrine/features/about/b.ts',
    '../about/b.ts',
  ],
  [
    'the server from the site',
    'packages/vitrine/seo/a.ts',
    'packages/vitrine-server/log.ts',
    '../../vitrine-server/log.ts',
  ],
  [
    'the loader from the editor',
    'packages/vitrine-editor/server/a.ts',
    'packages/vitrine/content/loader/load.ts',
    '../../vitrine/content/loader/load.ts',
  ],
  [
    'the editor from the integration',
    'packages/vitrine/index.ts',
    'packages/vitrine-editor/main.ts',
    '../vitrine-editor/main.ts',
  ],
  [
    'the registry from a page',
    'packages/vitrine/routes/a.astro',
    'packages/vitrine/content/b.ts',
    '../content/b.ts',
  ],
])('%s is reported', (_, file, target, path) => {
  const [error] = errorsOf({ [file]: `import { b } from '${path}';`, [target]: '' });
  expect(error).toContain(`${file} imports ${target}`);
});

test('the scripts of Astro components are read', () => {
  const layout = '---\n---\n<script>\n  import "../features/home/a.ts";\n</script>';
  expect(
    errorsOf({
      'packages/vitrine/layouts/Layout.astro': layout,
      'packages/vitrine/features/home/a.ts': '',
    }),
  ).toHaveLength(1);
});

test('allowed imports, comments and packages pass', () => {
  const code = "import 'react';\n// import '../components/B.tsx'\nimport '../styles/a.ts';";
  const files = {
    'packages/vitrine/components/A.tsx': code,
    'packages/vitrine/components/B.tsx': '',
    'packages/vitrine/styles/a.ts': '',
    'packages/vitrine-editor/page/A.tsx': "import 'vitrine/form';\nimport '../api.ts';",
    'packages/vitrine-editor/api.ts': '',
  };
  expect(errorsOf(files)).toEqual([]);
});

test('a page that leads to the Markdown parser is reported', () => {
  const parser = 'packages/vitrine/content/loader/markdown.ts';
  const between = {
    'packages/vitrine/site/a.ts': "import '../content/loader/markdown.ts'",
    [parser]: '',
  };
  const page = 'packages/vitrine/routes/[...lang]/a.astro';
  expect(errorsOf({ ...between, [page]: "import '../../site/a.ts'" })).toEqual([
    `${page} imports ${parser}, directly or through other modules.`,
  ]);
  const types = { ...between, [page]: "import type { A } from '../../site/a.ts'" };
  expect(errorsOf(types)).toEqual([]);
});

test('a component that is not of React is reported', () => {
  const files = {
    'packages/vitrine/features/home/A.astro': '',
    'packages/vitrine/components/B.tsx': '',
    'packages/vitrine/layouts/C.astro': '',
  };
  expect(errorsOf(files)).toEqual([
    'packages/vitrine/features/home/A.astro must be a React component in a .tsx file.',
  ]);
});

test('circular imports are reported, also of types', () => {
  const files = {
    'packages/vitrine/styles/a.ts': "import type { B } from './b.ts';",
    'packages/vitrine/styles/b.ts': "import './c.ts';",
    'packages/vitrine/styles/c.ts': "import { a } from './a.ts';",
  };
  expect(errorsOf(files)).toEqual([
    'Circular imports: packages/vitrine/styles/a.ts → packages/vitrine/styles/b.ts → packages/vitrine/styles/c.ts → packages/vitrine/styles/a.ts.',
  ]);
});
