import type { KnipConfig } from 'knip';

/** The import statements of an Astro file: Knip reads these files only if Astro is a dependency. */
const importsOf = (text: string) =>
  text.match(/(?<=^\s*|>)import[\s\S]*?['"];?(?=<|$)/gm)?.join('\n') ?? '';

export default {
  workspaces: {
    '.': {
      playwright: { config: ['tests/playwright.config.ts'] },
      vitest: { config: ['tests/vitest.config.ts'] },
      entry: [
        'scripts/*.{ts,mjs}',
        'docs/site/{astro.config.mjs,src/content.config.ts,src/pages/*,src/docs/*.astro,src/front/Opening.astro}',
        'tests/{bench/*.ts,types/*.tsx}',
      ],
      project: ['{scripts,docs/site/src,tests}/**/*.{ts,tsx,astro,mjs,js}'],
    },
    'packages/vitrine': {
      entry: [
        '*.ts',
        'routes/**/*.{astro,ts}',
        'layouts/{MarkdownLayout,Withheld}.astro',
        'layouts/islands/client-interaction.ts',
        'cli/main.mjs',
        'components/drawn-icon.tsx',
        'looks/*/{TopDecoration,Logo,Showcase,CardMark,DetailsMark,composition}.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx,astro,mjs,js}'],
    },
    'packages/vitrine-server': {
      entry: ['serve.mjs', 'hosts/*/*.{ts,mjs}'],
      project: ['**/*.{ts,mjs}'],
    },
    'packages/vitrine-editor': {
      entry: [
        'page/main.tsx',
        'preview/main.mjs',
        'preview/astro/middleware.ts',
        'preview/browser/start.ts',
      ],
      project: ['**/*.{ts,tsx,mjs,js}'],
    },
    'packages/create-vitrine': { project: ['*.{ts,mjs}'] },
    'examples/*': {
      ignoreDependencies: ['@astrojs/react', 'react.*', 'vitrine-.*'],
    },
  },
  ignoreBinaries: ['Xvfb', 'mkfifo', 'pdftotext', 'taskset'],
  ignoreDependencies: [
    // Astro bundles the framework packages that the package.json of a site lists.
    '@astrojs/react',
    '@changesets/config',
    '@fontsource-variable/.*',
    '@jsonresume/schema',
  ],
  ignoreExportsUsedInFile: true,
  exclude: ['unresolved', 'optionalPeerDependencies'],
  include: ['namespaceMembers'],
  compilers: { astro: importsOf },
} satisfies KnipConfig;
