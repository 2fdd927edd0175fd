import { z } from 'zod';
import { fieldInfo } from './fields/field-info.ts';
import { optionalText, partialDate, ruledText, text, webAddress } from './fields/fields.ts';
import { listOf } from './fields/lists.ts';

// The curriculum has the fields of JSON Resume, with the same names (https://jsonresume.org/schema).

/** A list of the curriculum, which owners fill in once and seldom change. */
const seldomUsed = <T extends z.ZodType>(entry: T) =>
  listOf(entry).register(fieldInfo, { isSeldomUsed: true });

const start = () => partialDate().optional().describe('When you began, such as 2023-04 or 2023.');
const end = () =>
  partialDate()
    .optional()
    .describe('When you finished, such as 2023-04 or 2023. Omit this field if you have not.');

const when = () => partialDate().optional().describe('The date, such as 2023-04 or 2023.');

const post = {
  position: optionalText(80).describe('Your role in the firm or organization.'),
  url: webAddress().optional().describe('The website of the firm or organization.'),
  startDate: start(),
  endDate: end(),
  summary: optionalText(400).describe('One or two sentences about the job.'),
  highlights: listOf(text(200)).describe('Your achievements in this job, one line each.'),
};

const workSchema = z.strictObject({ name: text(80).describe('The name of the firm.'), ...post });

const volunteerSchema = z.strictObject({
  organization: text(80).describe('The name of the organization.'),
  ...post,
});

const educationSchema = z.strictObject({
  institution: text(80).describe('The name of the school or university.'),
  studyType: optionalText(60).describe('The degree that you earned, such as Bachelor.'),
  area: optionalText(80).describe('The subject that you studied.'),
  url: webAddress().optional().describe('The website of the school or university.'),
  startDate: start(),
  endDate: end(),
});

const languageSchema = z.strictObject({
  language: text(40).describe('The name of the language.'),
  fluency: optionalText(60).describe('Your level in the language, such as Native speaker.'),
});

const awardSchema = z.strictObject({
  title: text(100).describe('The name of the award.'),
  awarder: optionalText(80).describe('The organization that gave the award.'),
  date: when(),
  summary: optionalText(400).describe('The reason for the award.'),
});

const certificateSchema = z.strictObject({
  name: text(100).describe('The name of the certificate.'),
  issuer: optionalText(80).describe('The organization that issued the certificate.'),
  date: when(),
  url: webAddress().optional().describe('The URL at which the certificate can be verified.'),
});

const publicationSchema = z.strictObject({
  name: text(150).describe('The title of the publication.'),
  publisher: optionalText(80).describe('The publisher of the publication.'),
  releaseDate: when(),
  url: webAddress().optional().describe('The URL at which the publication can be read.'),
  summary: optionalText(400).describe('One or two sentences about the publication.'),
});

const interestSchema = z.strictObject({
  name: text(60).describe('The name of the interest.'),
  keywords: listOf(text(40)).describe('Topics within the interest, a few words each.'),
});

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** A country code of two capital letters (ISO 3166-1 alpha-2). */
export const countryCode = () =>
  ruledText(
    'a country code of two capital letters (ISO 3166-1), such as DE',
    (value) => /^[A-Z]{2}$/.test(value) && regions.of(value) !== undefined,
    (value) => value.toUpperCase(),
  );

/** The fields of the curriculum in `about.md`. The site shows no heading for an omitted field. */
export const curriculum = {
  work: seldomUsed(workSchema).describe('Your jobs, the most recent first.'),
  education: seldomUsed(educationSchema).describe('Your education, the most recent first.'),
  certificates: seldomUsed(certificateSchema).describe('Your certificates, the most recent first.'),
  awards: seldomUsed(awardSchema).describe('Your awards, the most recent first.'),
  publications: seldomUsed(publicationSchema).describe('Your publications, the most recent first.'),
  volunteer: seldomUsed(volunteerSchema).describe('Your volunteer work, the most recent first.'),
  languages: seldomUsed(languageSchema).describe('The languages that you speak.'),
  interests: seldomUsed(interestSchema).describe('Your interests apart from work.'),
  location: z
    .strictObject({
      city: text(60).describe('Your town.'),
      countryCode: countryCode().optional().describe('Your country in two letters, such as DE.'),
    })
    .register(fieldInfo, { isSeldomUsed: true })
    .optional()
    .describe('Your place of residence, which the printed curriculum shows.'),
};

export type Work = z.output<typeof workSchema>;
export type Education = z.output<typeof educationSchema>;
