import { z } from 'zod';

/**
 * Settings of the site for the server. The build writes them beside the contact page, because the
 * server has no content folder.
 */
export const siteSettingsSchema = z.object({
  /** Language of the words, a BCP 47 tag. */
  locale: z.string(),
  /** Address of the site, such as `https://studio.example`. */
  address: z.string(),
  email: z.string().optional(),
  /** Whether the form of the site sends to the server. */
  takesMessages: z.boolean().default(true),
  /** The further languages of the site. Each has a settings file below `/<language>`. */
  languages: z.array(z.string()).default([]),
  /** Short mail to the visitor; none if absent. */
  confirmation: z.object({ subject: z.string(), text: z.string() }).optional(),
  /** The questions of the form. */
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
  /** A message with more links than this counts as spam; no limit if absent. */
  maxLinks: z.number().optional(),
});

export type SiteSettings = z.output<typeof siteSettingsSchema>;

/** The file of these settings in the folder of the built site. */
export const SITE_SETTINGS_FILE = 'contact/settings.json';
