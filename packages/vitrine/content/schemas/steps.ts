import { z } from 'zod';
import { optionalText, text } from './fields/fields.ts';
import { nonEmptyList } from './fields/lists.ts';

const step = z.strictObject({
  title: text(60).describe('The name of the step, in a few words.'),
  text: text(300).describe('One or two sentences about the step.'),
  duration: optionalText(40).describe('How long the step takes, in your own words.'),
});

export const stepsSchema = z.strictObject({
  heading: text(80).describe('The heading of the section with the steps.'),
  steps: nonEmptyList(step)
    .max(6, { error: 'a list with at most six entries' })
    .describe('Three to six steps of your work with a client, in the order in which they happen.'),
});
