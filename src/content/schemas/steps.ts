import { z } from 'zod';
import { optionalText, text } from './fields/fields.ts';
import { nonEmptyList } from './fields/lists.ts';

const step = z.strictObject({
  title: text(60).describe('The step in a few words.'),
  text: text(300).describe('One or two sentences on it.'),
  duration: optionalText(40).describe('How long it takes, in your own words.'),
});

export const stepsSchema = z.strictObject({
  heading: text(80).describe('The heading of the section.'),
  steps: nonEmptyList(step)
    .max(6, { error: 'a list with at most six entries' })
    .describe('Three to six steps, in order.'),
});
