import { formatHex } from 'culori';
import { z } from 'zod';
import { canonicalTag, isLanguageTag } from '../../i18n/language-tag.ts';
import { isOtherRegion, nearestLanguage } from '../../i18n/nearest-language.ts';
import { type Accent, accentFrom, nearestAccent, weakestPair } from '../../styles/accent.ts';
import { chosenLook, type LookName, lookNames, looks, lookTokens } from '../../styles/looks.ts';
import { typefaceNames } from '../../styles/typefaces.ts';
import { refuse } from '../content-issue.ts';
import { isTimeZone } from '../dates.ts';
import { nearest } from '../nearest.ts';
import { say } from '../phrase.ts';
import { fieldInfo } from './fields/field-info.ts';
import {
  icon,
  link,
  optionalText,
  ruledText,
  siteAddress,
  text,
  webAddress,
} from './fields/fields.ts';
import { formats } from './fields/formats.ts';
import { listOf, uniqueTexts } from './fields/lists.ts';
import { chosenHost, hostNames, hosts } from './host.ts';

/** A locale: a BCP 47 language tag that `Intl` supports, such as `en-DE` (RFC 5646). */
const locale = () =>
  ruledText('a language tag such as en-DE, de or fr-CH', isLocale, (tag) =>
    tag.replaceAll('_', '-'),
  );

/** A time zone by its IANA name, such as `Europe/Berlin` (https://www.iana.org/time-zones). */
const timeZone = () =>
  ruledText('a time zone such as Europe/Berlin', isTimeZone, (zone) =>
    nearest(zone.replaceAll(' ', '_'), Intl.supportedValuesOf('timeZone')),
  );

/** Language tags such as `de` or `pt-BR`: names of folders and, in small letters, parts of URL paths. */
const locales = () =>
  uniqueTexts(
    ruledText(
      'a language tag such as en, pt-BR or zh-Hant',
      (tag) => isLanguageTag(tag) && isLocale(tag),
      (tag) => {
        const near = tag.replaceAll('_', '-').replace(/[^\w-].*|-u-.*/i, '');
        return isLanguageTag(near) ? canonicalTag(near) : undefined;
      },
    ).meta({ format: formats.language }),
  );

export function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([tag]).length === 1;
  } catch {
    // Intl throws an error for a text that is not a well-formed language tag.
    return false;
  }
}

/** Suggested accent colours. Each has enough contrast in every look (design) of the site. */
export const accentExamples = {
  '#c22826': 'red',
  '#a64b00': 'orange',
  '#875d00': 'ochre',
  '#21763c': 'green',
  '#007373': 'teal',
  '#1b65b9': 'blue',
  '#764ec7': 'violet',
  '#b2307a': 'pink',
  '#5d6678': 'slate',
};

/** The accent colour that the owner chose, as `#rrggbb`. */
const accent = () =>
  ruledText(
    'a colour as # and six hexadecimal digits, such as #b3321f',
    (value) => /^#[0-9a-f]{6}$/i.test(value),
    (value) => formatHex(value) ?? formatHex(`#${value}`),
  )
    .register(fieldInfo, { meanings: accentExamples })
    .meta({ format: formats.colour });

/**
 * Derives the light-theme and dark-theme variants of an accent colour. Reports an error if a variant
 * lacks contrast with a colour of the look (WCAG 2.2, 1.4.3 and 1.4.11).
 */
function readAccent(hex: string, look: LookName, context: z.RefinementCtx): Accent {
  const tokens = lookTokens(look);
  const forms = accentFrom(hex.toLowerCase(), tokens);
  const weak = weakestPair(forms, tokens);
  if (weak === undefined) return forms;
  refuse(context, say('colourContrast'), {
    path: ['accent'],
    input: hex,
    found: say('contrast', {
      colour: hex,
      // Rounded down, so that 4.49 is not shown as 4.5.
      contrast: Math.floor(weak.contrast * 10) / 10,
      where: say(weak.where, { time: say(weak.time) }),
    }),
    suggestion: nearestAccent(forms.accent.day, tokens),
  });
  return z.NEVER;
}

/** The not-found page (404). Without heading and text it has only navigation and footer. */
const notFoundPage = z.strictObject({
  title: text(70).describe(
    'The title of the not-found page in the browser tab, to which the titleSuffix is added.',
  ),
  description: text(320).describe('One sentence for the meta description of the not-found page.'),
  heading: optionalText(80).describe(
    'The heading of the not-found page, which says that there is no such page.',
  ),
  text: optionalText(400).describe(
    'The text of the not-found page, which says where the visitor can go instead.',
  ),
  linkText: optionalText(40).describe(
    'The text of the link from the not-found page to the Home page.',
  ),
});

const social = z.strictObject({
  name: text(30).describe('The name of the network, which screen readers read out.'),
  icon: icon().describe('The Iconify name of the icon, such as tabler:brand-mastodon.'),
  url: link().describe('The URL of your profile, or # as a placeholder.'),
});

/** The format of a site's id at each analytics provider, and what messages say about it. */
const siteIds = {
  plausible: { form: /^[^\s:/]+\.[^\s:/]+$/, expected: say('plausibleId') },
  umami: { form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i, expected: say('umamiId') },
  goatcounter: { form: /^[a-z\d-]+$/i, expected: say('goatcounterId') },
};

const idRule = 'a text without spaces, colons and slashes';

const analytics = z
  .strictObject({
    provider: z
      .enum(['plausible', 'umami', 'goatcounter'])
      .describe('The analytics provider: plausible, umami or goatcounter.'),
    id: z
      .string({ error: idRule })
      .regex(/^[^\s:/]+$/, { error: idRule })
      .optional()
      .describe(
        "The id of your site: the domain at Plausible, the website's id at Umami, or the code at GoatCounter.",
      ),
    address: webAddress()
      .optional()
      .describe('The URL of your own instance. If omitted, the URL of the provider.'),
  })
  .superRefine(({ provider, id, address }, context) => {
    const { form, expected } = siteIds[provider];
    const hasCode = provider !== 'goatcounter' || address === undefined;
    if (hasCode ? form.test(id ?? '') : id === undefined) return;
    const path = ['id'];
    refuse(context, hasCode ? expected : say('noGoatcounterId'), { path, input: id });
  });

const fields = z.strictObject({
  name: text(60, { isName: true }).describe("The owner's name."),
  brand: text(30).describe('The name of the site in the top navigation.'),
  titleSuffix: text(60, { isSeldomUsed: true }).describe(
    'The end of the title of every page, after a vertical bar.',
  ),
  address: siteAddress().describe('The URL of the site, such as https://example.com.'),
  host: z
    .enum(hostNames)
    .register(fieldInfo, {
      meanings: Object.fromEntries(hostNames.map((name) => [name, hosts[name].title])),
    })
    .optional()
    .describe(
      `The hosting provider of the site: ${hostNames.join(', ')}. The ways to receive messages depend on the host.`,
    ),
  locale: locale()
    .register(fieldInfo, { isSeldomUsed: true })
    .default('en-DE')
    .describe(
      'The locale of the site, as a BCP 47 tag: its language, and the format of dates and numbers.',
    ),
  locales: locales()
    .register(fieldInfo, { isSeldomUsed: true })
    .optional()
    .describe(
      'All languages of the site as BCP 47 tags, such as [en, pt-BR], with that of the locale first. Each further language needs a folder of that name with translations.',
    ),
  timeZone: timeZone()
    .register(fieldInfo, { isSeldomUsed: true })
    .optional()
    .describe(
      'The time zone of the site, such as Europe/Berlin, which decides when a day begins. If omitted, that of the machine that builds the site.',
    ),
  look: z
    .enum(lookNames)
    .register(fieldInfo, {
      meanings: Object.fromEntries(lookNames.map((name) => [name, looks[name].title])),
      removed: new Map([['specimens', 'plain']]),
    })
    .meta({ format: formats.look })
    .default(lookNames[0])
    .describe(`The design of the site: ${lookNames.join(', ')}.`),
  theme: z
    .enum(['light', 'dark', 'system'])
    .default('system')
    .describe(
      "The theme of the site: light, dark, or system for that of the visitor's device. Visitors can choose another.",
    ),
  accent: accent()
    .optional()
    .describe('The accent colour of buttons and highlights, such as #b3321f.'),
  typeface: z
    .enum(typefaceNames)
    .optional()
    .describe(
      `The fonts of headings and text: ${typefaceNames.join(', ')}. If omitted, the fonts of the look.`,
    ),
  repository: z
    .strictObject({
      name: text(30).describe('The text of the link, such as GitHub.'),
      icon: icon().describe('The Iconify name of the icon, such as tabler:brand-github.'),
      url: link().describe('The URL of the repository, or # as a placeholder.'),
    })
    .optional()
    .describe('The link to a code repository, at the end of the top navigation.'),
  footer: z
    .strictObject({
      headline: optionalText(100).describe('The large text of the footer.'),
      tagline: optionalText(200).describe('The small text below the large text of the footer.'),
      copyright: text(160).describe(
        'The copyright line at the end of the footer; {year} becomes the year of the build.',
      ),
    })
    .describe('The footer of every page.'),
  socials: listOf(social).describe(
    'Your profiles on other sites, in the order in which they are shown.',
  ),
  notFound: notFoundPage.describe('The not-found page, for URLs that do not exist (404).'),
  analytics: analytics
    .register(fieldInfo, { isSeldomUsed: true })
    .optional()
    .describe(
      'The service that counts visits without cookies. If omitted, visits are not counted.',
    ),
});

export const siteSchema = fields
  .superRefine(({ locale, locales }, context) => {
    if (locales === undefined || !isLocale(locale)) return;
    const [first = ''] = locales;
    if (!isLanguageTag(first)) return;
    const near = nearestLanguage(locale, [first]);
    if (near !== undefined && !isOtherRegion(locale, near)) return;
    const expected = say('firstLocale', { language: canonicalTag(locale), locale });
    refuse(context, expected, { path: ['locales', 0], input: first });
  })
  .transform(({ accent, ...site }, context) => {
    const look = chosenLook(site.look);
    return {
      ...site,
      locale: String(new Intl.Locale(site.locale)),
      host: chosenHost(site.host),
      look,
      typeface: site.typeface ?? looks[look].typeface,
      ...(accent && { accent: readAccent(accent, look, context) }),
    };
  });

export type Site = z.output<typeof siteSchema>;
export type Social = z.output<typeof social>;
