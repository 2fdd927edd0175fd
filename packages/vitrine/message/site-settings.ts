import { z } from 'zod';
import { textsIn } from '../i18n/catalogue.ts';
import form from '../i18n/en/form.json' with { type: 'json' };
import server from '../i18n/en/server.json' with { type: 'json' };
import { isRecord } from '../i18n/is-record.ts';
import type { Strings } from '../i18n/language.ts';

/** The texts of the contact form and of the server, in one language. */
type ServerTexts = Pick<Strings, 'form' | 'server'>;

/** The English texts, for a site without contact page. */
export const englishTexts: ServerTexts = { form: textsIn(form), server: textsIn(server) };

/**
 * Settings of the site for the contact server. The build writes them to `contact/settings.json`, because
 * the server has no content folder.
 */
export const siteSettingsSchema = z.object({
  /** Language of the texts in these settings, as a BCP 47 tag. */
  locale: z.string(),
  /** URL of the site, such as `https://studio.example`. */
  address: z.string(),
  email: z.string().optional(),
  /** The texts of the contact form and of the server in the language of the locale. */
  strings: z
    .custom<ServerTexts>((value) => isRecord(value))
    .default(englishTexts)
    // A site that an earlier version built lacks newer texts.
    .transform(({ form, server }) => ({ form, server: { ...englishTexts.server, ...server } })),
  /** Whether the site's contact form sends to Vitrine's server. */
  takesMessages: z.boolean().default(true),
  /** Further languages of the site. Each language has a settings file below `/<language>`. */
  languages: z.array(z.string()).default([]),
  /** Confirmation e-mail for the visitor; if absent, none is sent. */
  confirmation: z.object({ subject: z.string(), text: z.string() }).optional(),
  /** The owner's questions in the contact form. */
  questions: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        options: z.array(z.string()),
        required: z.boolean().optional(),
      }),
    )
    .default([]),
  /** The form for testimonials; undefined where the content asks for none. */
  testimonials: z
    .object({
      questions: z.array(z.string()),
      stars: z.boolean(),
      /** The texts of the form in the language of the locale. */
      texts: z.custom<Strings['testimonial']>((value) => isRecord(value)),
      /** The title of each public project, by its id. */
      projects: z.record(z.string(), z.string()),
    })
    .optional(),
  /** Maximum number of links in a message; a message with more counts as spam. No limit if absent. */
  maxLinks: z.number().optional(),
});

export type SiteSettings = z.output<typeof siteSettingsSchema>;

/** Path of the file with the contact server's settings, in the folder of the built site. */
export const SITE_SETTINGS_FILE = 'contact/settings.json';
