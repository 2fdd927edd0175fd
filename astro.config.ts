import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import icons from 'unplugin-icons/vite';
import { chooseContentFolder } from './src/content/folder.ts';
import { loadContent } from './src/content/load.ts';
import { ownContent } from './src/content/vite-plugin.ts';
import { lastChanges } from './src/found/changes.ts';
import { found } from './src/found/integration.ts';
import { sitemapOptions } from './src/found/sitemap.ts';

const folder = chooseContentFolder(fileURLToPath(new URL('.', import.meta.url)), process.env);
const content = await loadContent(folder);
const base = process.env.BASE || '/';

export default defineConfig({
  site: content.site.address,
  base,
  outDir: process.env.OUT_DIR || 'dist',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 1 }, webp: { effort: 2 } },
    },
  },
  // `optional`: a font that comes too late for the first paint waits for the next page, so that no
  // text moves under a reader's eyes.
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-heading',
      display: 'optional',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [
          { src: ['./src/styles/fonts/headings.woff2'], weight: '600 800', style: 'normal' },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-text',
      display: 'optional',
      fallbacks: ['Arial', 'sans-serif'],
      options: {
        variants: [{ src: ['./src/styles/fonts/text.woff2'], weight: '400 700', style: 'normal' }],
      },
    },
  ],
  integrations: [
    react(),
    sitemap(sitemapOptions(content, await lastChanges(folder), base)),
    found(content, folder),
  ],
  vite: {
    plugins: [icons({ compiler: 'jsx', jsx: 'react' }), ownContent(folder, content)],
  },
});
