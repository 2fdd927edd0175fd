import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { chooseContentFolder } from './src/content/folder.ts';
import { loadContent } from './src/content/loader/load.ts';
import { ownContent } from './src/content/vite-plugin.ts';
import { notFoundPages } from './src/layouts/not-found-pages.ts';
import { lastChanges } from './src/seo/changes.ts';
import { found } from './src/seo/integration.ts';
import { sitemapOptions } from './src/seo/sitemap.ts';
import { shortClassNames } from './src/styles/class-names.ts';
import { iconPlugin } from './src/styles/icon-plugin.ts';
import { siteFonts } from './src/styles/site-fonts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const folder = chooseContentFolder(root, process.env);
const [content, changes] = await Promise.all([loadContent(folder), lastChanges(folder)]);
const base = process.env.BASE || '/';

const cssModules = globSync('src/**/*.module.css', { cwd: root })
  .sort()
  .map((file) => join(root, file));

// A file for what every page's own script needs (without React), and one for React with all that
// islands of several pages share: left alone, each small module becomes a request of its own, and
// packs worse.
const shared = [
  /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
  /rolldown[\\/]runtime|vite[\\/]preload-helper/,
  /[\\/]src[\\/]components[\\/](?!StatCards|CountUp|count-|use-visible|Field)[^\\/]+\.tsx?$/,
  /[\\/]src[\\/]i18n[\\/]interpolate\.ts$/,
  /icons[\\/]tabler[\\/]arrow-|[\\/]RoundButton\.module/,
];
const chunks = [
  {
    name: 'layout',
    test: /[\\/]src[\\/](layouts[\\/][^/]+|components[\\/](motion|storage))\.ts$/,
    priority: 3,
  },
  {
    name: 'islands',
    test: (id: string) => shared.some((part) => part.test(id)),
    priority: 2,
  },
];

const clientLater: AstroIntegration = {
  name: 'client-later',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'later', entrypoint: './src/components/client-later.ts' });
    },
  },
};

// What a part that is fetched later needs is on the page by then, its styles too, so nothing has
// to be looked up and linked before it. Astro passes over `modulePreload` among its own settings.
const plainImports: Plugin = {
  name: 'plain-imports',
  configEnvironment: (name) => (name === 'client' ? { build: { modulePreload: false } } : null),
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig({
  site: content.site.address,
  base,
  outDir: process.env.OUT_DIR || 'dist',
  trailingSlash: 'never',
  // With a few pages at a time, none waits until another is on disk.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  image: {
    service: {
      entrypoint: './src/content/images/image-service.ts',
      config: { avif: { effort: 1 }, webp: { effort: 0 } },
    },
  },
  integrations: [
    react(),
    clientLater,
    siteFonts(content.site.typeface),
    sitemap(sitemapOptions(content, changes, base)),
    found(content, folder),
    notFoundPages(content),
  ],
  vite: {
    ...(process.env.NODE_ENV === 'production' && {
      css: { modules: { generateScopedName: shortClassNames(cssModules) } },
    }),
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
        },
      },
    },
    plugins: [iconPlugin(), ownContent(folder, content), plainImports],
  },
});
