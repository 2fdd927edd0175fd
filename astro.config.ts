import { existsSync, globSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { PACKAGE, siteFolder } from './server/site-folder.mjs';
import { chooseContentFolder } from './src/content/folder.ts';
import { loadContent } from './src/content/loader/load.ts';
import { type ContentKind, registry } from './src/content/registry.ts';
import { ownContent } from './src/content/vite-plugin.ts';
import { devAccess } from './src/integration/dev-access.ts';
import { lookSwitch, restartForLook } from './src/layouts/look-switch.ts';
import { notFoundPages } from './src/layouts/not-found-pages.ts';
import { ownParts, readOwnFolder } from './src/layouts/own-folder.ts';
import { lastChanges } from './src/seo/changes.ts';
import { siteFiles } from './src/seo/integration.ts';
import { sitemapOptions } from './src/seo/sitemap.ts';
import { shortClassNames } from './src/styles/class-names.ts';
import { iconPlugin } from './src/styles/icon-plugin.ts';
import { siteFonts } from './src/styles/site-fonts.ts';

const site = siteFolder();
const folder = chooseContentFolder(site, process.env);
const [content, changes, own] = await Promise.all([
  loadContent(folder),
  lastChanges(folder),
  readOwnFolder(join(site, 'own')),
]);
const look = join(PACKAGE, 'src/styles/looks', content.site.look);
const base = process.env.BASE || '/';
const cache = join(site, '.cache/vite');

const cssModules = [join(PACKAGE, 'src'), own.path].flatMap((cwd) =>
  globSync('**/*.module.css', { cwd })
    .sort()
    .map((file) => join(cwd, file)),
);

// What the scripts of all pages share with others is part of the layout's file, and one file has
// React with all that islands of several pages share: left alone, each small module becomes a request
// of its own, and packs worse. Counters and what hydrates islands run without React; the script of an
// Astro component, whose id has a query, is a file anyway.
const shared = [
  /node_modules[\\/](react|react-dom|scheduler|@astrojs[\\/]react)[\\/]/,
  /rolldown[\\/]runtime|vite[\\/]preload-helper/,
  /[\\/]src[\\/]components[\\/](?!count-up|hydrate-)[^\\/?]+\.tsx?$/,
  /[\\/]src[\\/]i18n[\\/]interpolate\.ts$/,
  /icons[\\/]tabler[\\/]arrow-|[\\/](Notice|RoundButton|SaveButton|ShareButton)\./,
];
const chunks = [
  {
    name: 'layout',
    test: /[\\/](layouts[\\/][^/]+|components[\\/](motion|storage|on-click))\.ts$/,
    priority: 2,
  },
  {
    name: 'islands',
    test: (id: string) => shared.some((part) => part.test(id)),
    priority: 1,
  },
];

// What is known of each image would be a file of its own, which is written only to be read.
const imageData = { name: 'images', test: /\.(?:png|jpe?g|webp|avif|gif|svg)$/i };

const inFiles = (groups: { name: string; test: RegExp | ((id: string) => boolean) }[]) => ({
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
});

const clientInteraction: AstroIntegration = {
  name: 'client-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      const entrypoint = './src/components/client-interaction.ts';
      addClientDirective({ name: 'interaction', entrypoint });
    },
  },
};

// The routes of a kind that few sites have would change the styles and scripts that other pages share,
// so they are there with its content only: src/pages/[...lang]/_<name of the kind>/.
const optionalRoutes: AstroIntegration = {
  name: 'optional-routes',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      for (const [name, kind] of Object.entries<ContentKind>(registry)) {
        if (command !== 'dev' && Reflect.get(content, name) === undefined) continue;
        const folder = join(PACKAGE, 'src/pages/[...lang]', `_${name}`);
        for (const file of existsSync(folder) ? readdirSync(folder) : []) {
          const pattern = `/[...lang]${kind.pages[0]}/${parse(file).name}`;
          injectRoute({ pattern, entrypoint: join(folder, file) });
        }
      }
    },
  },
};

// What a part that is fetched later needs is on the page by then, its styles too, so nothing has
// to be looked up and linked before it. Astro passes over `modulePreload` among its own settings.
const plainImports: Plugin = {
  name: 'plain-imports',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            modulePreload: false,
            // The renderer that an island names is then the file of React, which can be fetched ahead.
            rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
          },
        }
      : null,
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

// Astro writes the script of its islands into every page that has one: 1.5 kB of the first round
// trip. Here it is a part of a file (src/pages/: 'astro/runtime/server/astro-island.js').
const islandsInFile: Plugin = {
  name: 'islands-in-file',
  transform: { filter: { id: /astro-island\.prebuilt/ }, handler: () => "export default ''" },
};

export default defineConfig({
  site: content.site.address,
  base,
  outDir: resolve(site, process.env.OUT_DIR || 'dist'),
  publicDir: join(site, 'own/public'),
  trailingSlash: 'never',
  // With a few pages at a time, none waits until another is on disk.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  image: {
    service: {
      entrypoint: './src/content/images/image-service.ts',
      config: { avif: { effort: 1 } },
    },
  },
  integrations: [
    // Nothing that React renders here waits, so streams only cost time. Without them the ids of
    // `useId` differ between page and browser: derive ids from those of the content.
    react({ experimentalDisableStreaming: true }),
    clientInteraction,
    optionalRoutes,
    siteFonts(content, own.fonts),
    sitemap(sitemapOptions(content, changes, base)),
    siteFiles(content, folder, own.icon),
    notFoundPages(content),
    lookSwitch(),
  ],
  vite: {
    cacheDir: cache,
    resolve: { alias: { '#look': look } },
    ...(process.env.NODE_ENV === 'production' && {
      css: { modules: { generateScopedName: shortClassNames(cssModules) } },
    }),
    environments: { client: inFiles(chunks), prerender: inFiles([imageData]) },
    plugins: [
      devAccess({ site, content: folder, own: own.path, cache }, process.env),
      ownParts(own, look),
      iconPlugin(),
      ownContent(folder, content, restartForLook(content)),
      plainImports,
      islandsInFile,
    ],
  },
});

export { content };
