import { z } from 'zod';
import { optionalText, text } from './fields/fields.ts';
import { listOf, nonEmptyList } from './fields/lists.ts';

const packageSchema = z.strictObject({
  name: text(40).describe('The name of the package.'),
  price: text(30).describe('The price of the package, in your own words.'),
  text: text(200).describe('One or two sentences on the clients that the package is meant for.'),
  included: listOf(text(100)).describe('The services that the package includes, one per entry.'),
  mark: optionalText(24).describe('A label that highlights this package, such as Most taken.'),
});

export const packagesSchema = z.strictObject({
  heading: text(80).describe('The heading of the section with the packages.'),
  ask: text(40).describe('The text of the link that starts a message to you about a package.'),
  packages: nonEmptyList(packageSchema)
    .max(4, { error: 'a list with at most four entries' })
    .describe('Two to four packages, in the order in which they are shown.'),
});
