import { z } from 'zod';
import { baseSetting, outDirSetting } from '../server/environment.ts';

/** The settings of the build. */
export const buildSettings = z.object({
  BASE: baseSetting,
  OUT_DIR: outDirSetting,
  /** CONTENT: content folder, absolute or relative to the project; unset for the usual choice. */
  CONTENT: z.string().optional(),
});

/** The checked settings of the build. */
export type BuildSettings = z.infer<typeof buildSettings>;
