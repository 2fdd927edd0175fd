import { join } from 'node:path/posix';
import type { ImageMetadata } from 'astro';
import { parse } from 'yaml';
import { z } from 'zod';
import { people } from '../../../../packages/create-vitrine/examples.mjs';

/** The folder of this file in the repository. */
const FOLDER = 'docs/site/src/front';

const sites = import.meta.glob<string>('../../../../examples/*/content/site.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** The person's name, the locale and the look of an example. */
const siteOfExample = z.object({ name: z.string(), locale: z.string(), look: z.string() });

const pictures = import.meta.glob<ImageMetadata>(
  '../../../pictures/{examples,looks}/*-desk-*.webp',
  { eager: true, import: 'default' },
);

/** A file of one of the two lists above. @param path path in the repository */
function requireFile<T>(files: Record<string, T>, path: string, hint = ''): T {
  const [, file] = Object.entries(files).find(([key]) => join(FOLDER, key) === path) ?? [];
  if (file === undefined) throw new Error(`The file ${path} is missing. ${hint}`);
  return file;
}

/**
 * The facts of an example for the front page: the person, the trade and the town in English, the language
 * as a tag of BCP 47, the look, and pictures of the top of Home.
 * @param name folder of the example in `examples/`, and its sub-path on the site, such as `museums`
 * @throws Error if a file of the example is missing or lacks one of the facts
 */
export function readExample(name: string) {
  const { name: person, ...site } = siteOfExample.parse(
    parse(requireFile(sites, `examples/${name}/content/site.yaml`)),
  );
  return {
    name,
    person,
    trade: people.get(name)?.[0] ?? '',
    ...site,
    ...readPictures('examples', name),
  };
}

/** Pictures of the top of Home in a look, with ordinary screenshots as covers, or without covers. */
export function readLookPictures(look: string, content: 'ordinary' | 'text') {
  return readPictures('looks', `${look}-${content}`);
}

/** A picture by day and one by night. @throws Error if one is missing */
function readPictures(folder: 'examples' | 'looks', name: string) {
  const picture = (light: 'day' | 'night') =>
    requireFile(
      pictures,
      `docs/pictures/${folder}/${name}-desk-${light}.webp`,
      `Create it: npm run screenshots -- --${folder}`,
    );
  return { day: picture('day'), night: picture('night') };
}
