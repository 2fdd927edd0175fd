import { z } from 'zod';
import { partialDate } from './fields/dates.ts';
import { optionalText, text, webAddress } from './fields/fields.ts';
import { listOf } from './fields/lists.ts';

// The fields and their names are those of JSON Resume (https://jsonresume.org/schema).

const start = () => partialDate().optional().describe('When it began: 2023-04 or 2023.');
const end = () =>
  partialDate().optional().describe('When it ended; left out where it goes on today.');

const workSchema = z.strictObject({
  name: text(80).describe('The firm.'),
  position: optionalText(80).describe('What you were there.'),
  url: webAddress().optional().describe('Where the firm stands on the web.'),
  startDate: start(),
  endDate: end(),
  summary: optionalText(400).describe('One or two sentences on the post.'),
  highlights: listOf(text(200)).describe('What you are proud of, a line each.'),
});

/** A school, a course, an apprenticeship. */
const educationSchema = z.strictObject({
  institution: text(80).describe('The school.'),
  studyType: optionalText(60).describe('The degree, such as Bachelor.'),
  area: optionalText(80).describe('The subject.'),
  url: webAddress().optional().describe('Where the school stands on the web.'),
  startDate: start(),
  endDate: end(),
});

const languageSchema = z.strictObject({
  language: text(40).describe('The language.'),
  fluency: optionalText(60).describe('How well, such as Native speaker.'),
});

/** The curriculum in `about.md`; what is left out is not shown. */
export const curriculum = {
  work: listOf(workSchema).describe('Your posts, the latest first.'),
  education: listOf(educationSchema).describe('Your schooling, the latest first.'),
  languages: listOf(languageSchema).describe('The languages that you speak.'),
};

export type Work = z.output<typeof workSchema>;
export type Education = z.output<typeof educationSchema>;
export type Language = z.output<typeof languageSchema>;
