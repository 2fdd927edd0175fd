import { z } from 'zod';
import { optionalText, partialDate, ruledText, text, webAddress } from './fields/fields.ts';
import { listOf } from './fields/lists.ts';

// The fields and their names are those of JSON Resume (https://jsonresume.org/schema).

const start = () => partialDate().optional().describe('When it began: 2023-04 or 2023.');
const end = () => partialDate().optional().describe('When it ended. Leave it out if it goes on.');

const when = () => partialDate().optional().describe('When: 2023-04 or 2023.');

const post = {
  position: optionalText(80).describe('Your role there.'),
  url: webAddress().optional().describe('Its website.'),
  startDate: start(),
  endDate: end(),
  summary: optionalText(400).describe('One or two sentences on the job.'),
  highlights: listOf(text(200)).describe('Achievements that you are proud of, a line each.'),
};

const workSchema = z.strictObject({ name: text(80).describe('The firm.'), ...post });

const volunteerSchema = z.strictObject({
  organization: text(80).describe('The organization.'),
  ...post,
});

const educationSchema = z.strictObject({
  institution: text(80).describe('The school.'),
  studyType: optionalText(60).describe('The degree, such as Bachelor.'),
  area: optionalText(80).describe('The subject.'),
  url: webAddress().optional().describe('The website of the school.'),
  startDate: start(),
  endDate: end(),
});

const languageSchema = z.strictObject({
  language: text(40).describe('The language.'),
  fluency: optionalText(60).describe('Your level, such as Native speaker.'),
});

const awardSchema = z.strictObject({
  title: text(100).describe('The award.'),
  awarder: optionalText(80).describe('The organization that gave it.'),
  date: when(),
  summary: optionalText(400).describe('The reason for it.'),
});

const certificateSchema = z.strictObject({
  name: text(100).describe('The certificate.'),
  issuer: optionalText(80).describe('The organization that issued it.'),
  date: when(),
  url: webAddress().optional().describe('The address where it can be verified.'),
});

const publicationSchema = z.strictObject({
  name: text(150).describe('The title.'),
  publisher: optionalText(80).describe('The publisher.'),
  releaseDate: when(),
  url: webAddress().optional().describe('The address where it can be read.'),
  summary: optionalText(400).describe('One or two sentences on it.'),
});

const interestSchema = z.strictObject({
  name: text(60).describe('The interest.'),
  keywords: listOf(text(40)).describe('Topics within it, a few words each.'),
});

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1 alpha-2. */
export const countryCode = () =>
  ruledText(
    'a country in two capital letters (ISO 3166-1), such as DE',
    (value) => /^[A-Z]{2}$/.test(value) && regions.of(value) !== undefined,
    (value) => value.toUpperCase(),
  );

/** The curriculum in `about.md`; absent parts are not shown. */
export const curriculum = {
  work: listOf(workSchema).describe('Your jobs, the latest first.'),
  education: listOf(educationSchema).describe('Your education, the latest first.'),
  certificates: listOf(certificateSchema).describe('Your certificates, the latest first.'),
  awards: listOf(awardSchema).describe('Your awards, the latest first.'),
  publications: listOf(publicationSchema).describe('Your publications, the latest first.'),
  volunteer: listOf(volunteerSchema).describe('Your volunteer work, the latest first.'),
  languages: listOf(languageSchema).describe('The languages that you speak.'),
  interests: listOf(interestSchema).describe('Your interests apart from work.'),
  location: z
    .strictObject({
      city: text(60).describe('Your town.'),
      countryCode: countryCode().optional().describe('Your country in two letters, such as DE.'),
    })
    .optional()
    .describe('Where you live; shown on the printed curriculum.'),
};

export type Work = z.output<typeof workSchema>;
export type Education = z.output<typeof educationSchema>;
