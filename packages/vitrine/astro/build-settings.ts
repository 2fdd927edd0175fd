import { constants } from 'node:zlib';
import { z } from 'zod';
import { baseSetting, outDirSetting } from '../settings/read-settings.ts';
import { lookNames } from '../styles/looks.ts';

const { BROTLI_MAX_QUALITY } = constants;
const effort = (max: number, error = `a whole number from 0 to ${max}`) =>
  z.coerce.number({ error }).int(error).min(0, error).max(max, error);

export const buildSettings = z.object({
  BASE: baseSetting,
  OUT_DIR: outDirSetting,
  /** CONTENT: content folder, absolute or relative to the project's folder; if unset, content/. */
  CONTENT: z.string().optional(),
  /** LOOK: name of a look that replaces the one in site.yaml; if unset, site.yaml decides. */
  LOOK: z.enum(lookNames, { error: `one of ${lookNames.join(', ')}` }).optional(),
  /** POLICY_IN_PAGE: yes writes the Content-Security-Policy into each page, for a host that cannot send headers. */
  POLICY_IN_PAGE: z
    .enum(['yes', 'no'], { error: 'yes or no' })
    .default('no')
    .transform((answer) => answer === 'yes'),
  /** DEMO: 1 makes a contact form that checks the fields and sends nothing, for an example on a static host. */
  DEMO: z.enum(['1'], { error: '1' }).optional(),
  /** PAGE_COMPRESSION: Brotli quality for pages, 0 to 11; a lower quality builds faster, but pages are larger. */
  PAGE_COMPRESSION: effort(BROTLI_MAX_QUALITY).default(BROTLI_MAX_QUALITY),
  /** IMAGE_EFFORT: how long to look for the smallest AVIF files, 0 to 9, 1 if unset; 0 builds in half the time, with larger files. */
  IMAGE_EFFORT: effort(9).default(1),
});

export type BuildSettings = z.infer<typeof buildSettings>;
