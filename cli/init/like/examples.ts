import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PACKAGE } from '../../../platform/site-folder.mjs';
import { languageName } from '../../../src/lib/language-of.ts';
import { lookNames } from '../../../src/looks/looks.ts';
import type { Answers } from '../../prompts/question.ts';
import type { Choice } from '../../prompts/terminal.ts';

/** The folders in `examples/` with which a site can begin. */
export const exampleNames = [
  'beginner',
  'systems',
  'museums',
  'shops',
  'bilingual',
  'wordpress',
] as const;

export type ExampleName = (typeof exampleNames)[number];

/** The trade of each example's person, in English. Name, look and language are in its `site.yaml`. */
export const trades: Readonly<Record<ExampleName, string>> = {
  beginner: 'a botanist who became a web developer',
  systems: 'an engineer for design systems',
  museums: 'a developer for museums',
  shops: 'three people who build online shops',
  bilingual: 'a designer and developer of sites in two languages',
  wordpress: 'a developer who builds and looks after WordPress sites',
};

/** The answer to the flag `--like` for a site that begins like no example. */
export const noExample = 'none';

const siteOfExample = z.object({
  name: z.string(),
  locale: z.string(),
  look: z.enum(lookNames),
});

/** The absolute path of an example's content folder. */
export function exampleFolder(name: ExampleName): string {
  return join(PACKAGE, 'examples', name, 'content');
}

/** The person's name, the locale and the look of an example, from its `site.yaml`. */
export function exampleSite(name: ExampleName) {
  return siteOfExample.parse(parse(readFileSync(join(exampleFolder(name), 'site.yaml'), 'utf8')));
}

/** The example that the answers name; undefined if they name none. */
export function exampleIn({ like }: Answers<string>): ExampleName | undefined {
  return exampleNames.find((name) => name === like?.[0]);
}

/** The choices of the question which example the site begins like, each with a line about it. */
export function exampleChoices(): Choice[] {
  return [
    { value: noExample, hint: 'only the parts that you name' },
    ...exampleNames.map((value) => {
      const { name, look, locale } = exampleSite(value);
      const language = languageName(new Intl.Locale(locale).language, 'en');
      return { value, hint: `${name}, ${trades[value]}; look ${look}, in ${language}` };
    }),
  ];
}
