import { formatHex } from 'culori';
import { z } from 'zod';
import { languageOf } from '../../lib/language-of.ts';
import { chosenLook, type LookName, lookNames, looks, lookTokens } from '../../looks/looks.ts';
import {
  type Accent,
  accentFrom,
  minContrast,
  nearestAccent,
  weakestPair,
} from '../../styles/accent.ts';
import { typefaceNames } from '../../styles/typefaces.ts';
import type { IssueParams } from '../content-issue.ts';
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

/** A language with the form of its dates and numbers, as a BCP 47 tag that `Intl` knows (RFC 5646). */
const locale = () =>
  ruledText('a language tag such as en-DE, de or fr-CH', isLocale, (tag) =>
    tag.replaceAll('_', '-'),
  );

/** Languages without region, such as `de`: names of folders, and beginnings of addresses. */
const locales = () =>
  uniqueTexts(
    ruledText(
      'a language in two or three small letters, such as en or de',
      (tag) => /^[a-z]{2,3}$/.test(tag) && isLocale(tag),
      (tag) => tag.split(/[-_]/)[0]?.toLowerCase(),
    ).meta({ format: formats.language }),
  );

function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([tag]).length === 1;
  } catch {
    // Intl throws where a text has not even the form of a tag.
    return false;
  }
}

/** Suggested accents for owners without a colour. Each has enough contrast in every look. */
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

/** The owner's accent, as `#rrggbb`. */
const accent = () =>
  ruledText(
    'a colour as # and six digits, such as #b3321f',
    (value) => /^#[0-9a-f]{6}$/i.test(value),
    (value) => formatHex(value) ?? formatHex(`#${value}`),
  )
    .register(fieldInfo, { meanings: accentExamples })
    .meta({ format: formats.colour });

/**
 * The forms of an accent for day and night. It must have enough contrast wherever the site uses it
 * (WCAG 2.2, 1.4.3 and 1.4.11), in the colours of the look.
 */
function readAccent(hex: string, look: LookName, context: z.RefinementCtx): Accent {
  const tokens = lookTokens(look);
  const forms = accentFrom(hex.toLowerCase(), tokens);
  const weak = weakestPair(forms, tokens);
  if (weak === undefined) return forms;
  const message = `a colour with a contrast of ${minContrast}:1 or more, because text is drawn in it and on it (WCAG 2.2, 1.4.3)`;
  const params: IssueParams = {
    found: `'${hex}', with ${shownContrast(weak.contrast)}:1 ${weak.where}`,
    suggestion: nearestAccent(forms.accent.day, tokens),
  };
  context.addIssue({ code: 'custom', path: ['accent'], message, input: hex, params });
  return z.NEVER;
}

/** Cut off, not rounded, so that 4.49 is not shown as 4.5. */
function shownContrast(contrast: number): string {
  return (Math.floor(contrast * 10) / 10).toFixed(1);
}

/** The not-found page. Without a heading and a text only the frame shows. */
const notFoundPage = z.strictObject({
  title: text(70).describe("The page's title in the browser's tab, before the suffix."),
  description: text(320).describe('One sentence for the document head.'),
  heading: optionalText(80).describe('The heading: what happened, in a few words.'),
  text: optionalText(400).describe('Where to go from here.'),
  linkText: optionalText(40).describe('The words of the link to Home.'),
});

const social = z.strictObject({
  name: text(30).describe('The name of the network, read out to screen readers.'),
  icon: icon().describe('An Iconify name, such as tabler:brand-mastodon.'),
  url: link().describe("The profile's address, or # for none yet."),
});

/** The id of a site at each provider. */
const siteIds = {
  plausible: {
    form: /^[^\s:/]+\.[^\s:/]+$/,
    rule: "the site's domain at Plausible, such as example.com",
  },
  umami: {
    form: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
    rule: "the website's id at Umami, such as 01234567-89ab-cdef-0123-456789abcdef",
  },
  goatcounter: {
    form: /^[a-z\d-]+$/i,
    rule: 'the code at GoatCounter, such as shop in shop.goatcounter.com',
  },
};

const idRule = 'a text without spaces, colons and slashes';

const analytics = z
  .strictObject({
    provider: z
      .enum(['plausible', 'umami', 'goatcounter'])
      .describe('plausible, umami or goatcounter.'),
    id: z
      .string({ error: idRule })
      .regex(/^[^\s:/]+$/, { error: idRule })
      .optional()
      .describe("Plausible: the site's domain. Umami: the website's id. GoatCounter: the code."),
    address: webAddress()
      .optional()
      .describe('The address of your own instance. Left out, that of the provider.'),
  })
  .superRefine(({ provider, id, address }, context) => {
    const { form, rule } = siteIds[provider];
    const hasCode = provider !== 'goatcounter' || address === undefined;
    if (hasCode ? form.test(id ?? '') : id === undefined) return;
    const message = hasCode ? rule : 'nothing: your own GoatCounter is found by its address alone';
    context.addIssue({ code: 'custom', path: ['id'], message, input: id });
  });

const fields = z.strictObject({
  name: text(60, { isName: true }).describe("The owner's name."),
  brand: text(30).describe('The name of the site in the top navigation.'),
  titleSuffix: text(60, { isMetadata: true }).describe(
    'The end of every page title, after a vertical bar.',
  ),
  address: siteAddress()
    .register(fieldInfo, { isMetadata: true })
    .describe('The address of the site, such as https://example.com.'),
  host: z
    .enum(hostNames)
    .register(fieldInfo, {
      isMetadata: true,
      meanings: Object.fromEntries(hostNames.map((name) => [name, hosts[name].title])),
    })
    .optional()
    .describe(
      `The host of the site: ${hostNames.join(', ')}. It decides how messages can reach you.`,
    ),
  locale: locale()
    .register(fieldInfo, { isMetadata: true })
    .default('en-DE')
    .describe('Language, and the form of dates and numbers, as a BCP 47 tag.'),
  locales: locales()
    .register(fieldInfo, { isMetadata: true })
    .optional()
    .describe('All languages, that of the locale first: [en, de]. Each further one has a folder.'),
  look: z
    .enum(lookNames)
    .register(fieldInfo, {
      meanings: Object.fromEntries(lookNames.map((name) => [name, looks[name].title])),
    })
    .meta({ format: formats.look })
    .default('shop')
    .describe(`The design of the site: ${lookNames.join(', ')}.`),
  accent: accent().optional().describe('The colour of buttons and marks, such as #b3321f.'),
  typeface: z
    .enum(typefaceNames)
    .optional()
    .describe(`The fonts of headings and text: ${typefaceNames.join(', ')}. Left out, the look's.`),
  repository: z
    .strictObject({
      name: text(30).describe('The words of the link, such as GitHub.'),
      icon: icon().describe('An Iconify name, such as tabler:brand-github.'),
      url: link().describe('The address of the code, or # for none yet.'),
    })
    .optional()
    .describe('The link at the end of the top navigation.'),
  footer: z
    .strictObject({
      headline: optionalText(100).describe('The large words of the footer.'),
      tagline: optionalText(200).describe('The small words below them.'),
      copyright: text(160).describe('The last line; {year} becomes the year of the build.'),
    })
    .describe('The foot of every page.'),
  socials: listOf(social).describe('Your profiles on other sites, in order.'),
  notFound: notFoundPage.describe('The page for addresses that do not exist (404).'),
  analytics: analytics
    .register(fieldInfo, { isMetadata: true })
    .optional()
    .describe('The service that counts visits, without cookies. Left out, none.'),
});

export const siteSchema = fields
  .superRefine(({ locale, locales }, context) => {
    if (locales === undefined || !isLocale(locale)) return;
    const language = languageOf(locale);
    if (locales[0] === language) return;
    const message = `${language} as the first entry, because the locale is ${locale}`;
    context.addIssue({ code: 'custom', path: ['locales', 0], message, input: locales[0] });
  })
  .transform(({ accent, ...site }, context) => {
    const look = chosenLook(site.look);
    return {
      ...site,
      host: chosenHost(site.host),
      look,
      typeface: site.typeface ?? looks[look].typeface,
      ...(accent && { accent: readAccent(accent, look, context) }),
    };
  });

export type Site = z.output<typeof siteSchema>;
export type Social = z.output<typeof social>;
