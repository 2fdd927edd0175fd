import { z } from 'zod';
import { baseSetting, outDirSetting } from '../../platform/settings.ts';
import { lookNames } from '../../src/looks/looks.ts';

export const buildSettings = z.object({
  BASE: baseSetting,
  OUT_DIR: outDirSetting,
  /** CONTENT: content folder, absolute or relative to the project; unset for the default. */
  CONTENT: z.string().optional(),
  /** LOOK: a look in place of the one that site.yaml names; unset for that one. */
  LOOK: z.enum(lookNames, { error: `one of ${lookNames.join(', ')}` }).optional(),
  /** POLICY_IN_PAGE: yes writes the content policy into each page, for a host without headers. */
  POLICY_IN_PAGE: z
    .enum(['yes', 'no'], { error: 'yes or no' })
    .default('no')
    .transform((answer) => answer === 'yes'),
});

export type BuildSettings = z.infer<typeof buildSettings>;
