import { defineCollection } from 'astro:content';
import { readFileSync } from 'node:fs';
import { docsSchema } from '@astrojs/starlight/schema';
import { glob, type Loader } from 'astro/loaders';
import { docsFiles, docsId } from './docs/repository-paths.ts';

/** Loads the repository's own Markdown. The title of a page is the file's first heading. */
function repositoryLoader(): Loader {
  const files = glob({
    base: '../..',
    pattern: docsFiles,
    generateId: ({ entry }) => docsId(entry) ?? entry,
  });
  return {
    name: 'repository',
    load: (context) =>
      files.load({
        ...context,
        parseData: ({ data, ...entry }) => {
          const text = readFileSync(entry.filePath ?? '', 'utf8');
          const title = /^# (.+)$/m.exec(text)?.[1];
          return context.parseData({ ...entry, data: { ...data, title } });
        },
      }),
  };
}

export const collections = {
  docs: defineCollection({ loader: repositoryLoader(), schema: docsSchema() }),
};
