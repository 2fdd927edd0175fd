import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig, fontProviders } from 'astro/config';
import { readDocsIndex } from './src/docs/docs-index.ts';
import { repositoryMarkdown } from './src/docs/repository-markdown.ts';
import { docsId, repositoryUrl } from './src/docs/repository-paths.ts';

const docsIndex = readDocsIndex(readFileSync(new URL('../README.md', import.meta.url), 'utf8'));

// As `npm run showcase` sets it, without a slash at the end.
const base = process.env.BASE ?? '';

/** The Latin letters of the typeface `bricolage`. @param {'headings' | 'text'} part */
const latin = (part) => `../../packages/vitrine/styles/fonts/bricolage/${part}.woff2`;

export default defineConfig({
  base: `${base}/`,
  trailingSlash: 'always',
  build: { inlineStylesheets: 'always' },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Bricolage Grotesque',
      cssVariable: '--font-heading',
      fallbacks: ['sans-serif'],
      options: { variants: [{ src: [latin('headings')], weight: '200 800' }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-text',
      fallbacks: ['sans-serif'],
      options: { variants: [{ src: [latin('text')], weight: '100 900' }] },
    },
  ],
  markdown: { processor: satteri({ mdastPlugins: [repositoryMarkdown(base)] }) },
  integrations: [
    starlight({
      title: 'Vitrine',
      description:
        'A portfolio site for freelance web developers, in six looks, as an Astro integration.',
      logo: { src: '../../packages/vitrine/looks/shop/icon.svg', alt: '' },
      favicon: '/favicon.svg',
      social: [{ icon: 'github', label: 'GitHub', href: repositoryUrl }],
      sidebar: docsIndex.map(({ title, questions }) => ({
        label: title,
        // A question about a part of a page has no link of its own beside the page's.
        items: questions.flatMap(({ page, path, fragment }) => {
          const slug = fragment === '' ? docsId(path) : undefined;
          return slug === undefined ? [] : [{ label: page, slug }];
        }),
      })),
      // Also the links of headings, for the pages outside of src/content/docs/.
      markdown: { processedDirs: ['..'] },
      customCss: ['./src/docs/docs.css'],
      components: {
        Head: './src/docs/Head.astro',
        Hero: './src/front/Opening.astro',
        SiteTitle: './src/docs/SiteTitle.astro',
      },
      // A terminal by day too, with its styles in the page: a file of styles would delay the first paint.
      expressiveCode: {
        themes: ['night-owl'],
        emitExternalStylesheet: false,
        styleOverrides: { codeBackground: '#161d2c', borderRadius: '0.5rem' },
      },
    }),
  ],
});
