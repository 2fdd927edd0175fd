import { z } from 'zod';
import { languageOf } from '../../components/language-of.ts';
import { icon, link, optionalText, siteAddress, text } from './fields/fields.ts';
import { listOf } from './fields/lists.ts';
import { isLocale, locale, locales } from './fields/locales.ts';
import { accent, typeface } from './fields/look.ts';

/** The not-found page. Without a heading and a text only the frame shows. */
const notFoundPage = z.strictObject({
  title: text(70).describe("The page's title in the browser's tab, before the suffix."),
  description: text(320).describe('One sentence for the document head.'),
  heading: optionalText(80).describe('What happened, in a few words.'),
  text: optionalText(400).describe('Where to go from here.'),
  linkText: optionalText(40).describe('The words of the link to Home.'),
});

/** A link to one of the owner's profiles elsewhere. */
const social = z.strictObject({
  name: text(30).describe('The name of the network, read out to screen readers.'),
  icon: icon().describe('An Iconify name, such as tabler:brand-mastodon.'),
  url: link().describe("The profile's address, or # for none yet."),
});

const fields = z.strictObject({
  name: text(60, { isName: true }).describe("The owner's name."),
  brand: text(30).describe('The name of the site in the top navigation.'),
  titleSuffix: text(60).describe('Ends every title in the browser, after a bar.'),
  address: siteAddress().describe('Where the site will stand, such as https://example.com.'),
  locale: locale()
    .default('en-DE')
    .describe('Language, and the form of dates and numbers, as a BCP 47 tag.'),
  locales: locales()
    .optional()
    .describe('All languages, that of the locale first: [en, de]. Each further one has a folder.'),
  accent: accent()
    .optional()
    .describe("The colour of the awning and of marks, as six digits in quotes: '#b3321f'."),
  typeface: typeface().describe(
    'The fonts of headings and text: bricolage, fraunces, playfair or outfit.',
  ),
  repository: z
    .strictObject({
      name: text(30).describe('The words of the link, such as GitHub.'),
      icon: icon().describe('An Iconify name, such as tabler:brand-github.'),
      url: link().describe('Where the code is, or # for none yet.'),
    })
    .optional()
    .describe('The link at the end of the top navigation.'),
  notFound: notFoundPage.describe('The page for addresses that lead nowhere.'),
  footer: z
    .strictObject({
      headline: optionalText(100).describe('The large words of the footer.'),
      tagline: optionalText(200).describe('The small words below them.'),
      copyright: text(160).describe('The last line; {year} becomes the year of the build.'),
    })
    .describe('The foot of every page.'),
  socials: listOf(social).describe('Profiles, in order.'),
});

/** `site.yaml`: what every page shares. */
export const siteSchema = fields.superRefine(({ locale, locales }, context) => {
  if (locales === undefined || !isLocale(locale)) return;
  const language = languageOf(locale);
  if (locales[0] === language) return;
  const message = `${language} as the first entry, because the locale is ${locale}`;
  context.addIssue({ code: 'custom', path: ['locales', 0], message, input: locales[0] });
});

export type Site = z.output<typeof siteSchema>;
export type Social = z.output<typeof social>;
