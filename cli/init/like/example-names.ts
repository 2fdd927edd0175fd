import { z } from 'zod';
import { lookNames } from '../../../src/styles/looks.ts';

/** The examples with a person of their own, by the names of their folders in `examples/`, in the order of display. */
export const exampleNames = [
  'shops',
  'museums',
  'bilingual',
  'systems',
  'wordpress',
  'beginner',
] as const;

export type ExampleName = (typeof exampleNames)[number];

/** Trade and town of each example's person, in English. Name, look and language are in its `site.yaml`. */
export const trades: Readonly<Record<ExampleName, string>> = {
  shops: 'online shops by a team of three, Newlyn',
  museums: 'front-ends for museums, Lyon',
  bilingual: 'design and code in two scripts, Amman',
  systems: 'design systems, Dortmund',
  wordpress: 'a WordPress studio of one, Gdynia',
  beginner: 'a web developer with three works, Cáceres',
};

/** The person's name, the locale and the look of an example, in its `site.yaml`. */
export const siteOfExample = z.object({
  name: z.string(),
  locale: z.string(),
  look: z.enum(lookNames),
});
