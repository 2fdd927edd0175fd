import type { KnipConfig } from 'knip';

/** The import statements of an Astro file: Knip reads these files only if Astro is a dependency. */
const importsOf = (text: string) => text.match(/^\s*import[\s\S]*?['"];?$/gm)?.join('\n') ?? '';

export default {
  entry: [
    '{index,components,content,schema}.ts',
    'src/routes/**/*.{astro,ts}',
    'src/layouts/{MarkdownLayout,Withheld}.astro',
    'src/layouts/islands/client-interaction.ts',
    'src/integration/editor-preview/middleware.ts',
    'src/preview/start.ts',
    'server/hosts/workers/worker.ts',
    'server/hosts/vercel/function.ts',
    'server/hosts/astro/{contact-route,dev-contact}.ts',
    'deploy/cloudflare/assets.mjs',
    'deploy/vercel/prepare.mjs',
    'cli/main.mjs',
    'packages/create-vitrine/create.mjs',
    'cli/{dev,edit,start}.ts',
    'cli/{build/build,check/check,check-site/check-site,cv/cv,inbox/inbox,init/init,new/new,upgrade/upgrade}.ts',
    'server/main.ts',
    'scripts/*.{ts,mjs}',
    'showcase/{astro.config.mjs,src/content.config.ts,src/pages/*,src/docs/*.astro,src/front/Opening.astro}',
    'bench/*.ts',
    'editor/page/main.tsx',
    'src/components/drawn-icon.tsx',
    'tests/types/*.tsx',
    'src/looks/*/{TopDecoration,Logo,Showcase,CardMark,DetailsMark,composition}.{ts,tsx}',
  ],
  project: [
    '*.ts',
    '{bench,cli,deploy,editor,packages,scripts,server,showcase/src,src,tests}/**/*.{ts,tsx,astro,mjs,js}',
  ],
  ignoreBinaries: ['Xvfb', 'mkfifo', 'pdftotext', 'taskset'],
  ignoreDependencies: [
    '@astrojs/check',
    '@changesets/config',
    '@fontsource-variable/.*',
    '@iconify-json/.*',
    '@jsonresume/schema',
  ],
  ignoreExportsUsedInFile: true,
  include: [
    'files',
    'dependencies',
    'unlisted',
    'binaries',
    'exports',
    'types',
    'enumMembers',
    'namespaceMembers',
    'duplicates',
  ],
  rules: {
    unresolved: 'off',
    optionalPeerDependencies: 'off',
  },
  compilers: { astro: importsOf },
} satisfies KnipConfig;
