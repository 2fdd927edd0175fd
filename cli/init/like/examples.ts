import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { PACKAGE } from '../../../platform/site-folder.mjs';
import { languageName } from '../../../src/lib/language-of.ts';
import type { Answers, Choice } from '../../prompts/question.ts';
import { type ExampleName, exampleNames, siteOfExample, trades } from './example-names.ts';

/** The answer to the flag `--like` for a site that begins like no example. */
export const noExample = 'none';

const { repository } = z
  .object({ repository: z.object({ url: z.string() }) })
  .parse(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')));

/** The URL of the page that shows the examples with pictures. */
export const examplesPage = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/docs/owner/examples.md`;

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
