import { readFileSync } from 'node:fs';
import type { TypefaceName } from './typefaces.ts';

/** The values of `look` in site.yaml, default first; folders of looks (see add-a-look.md). */
export const lookNames = [
  'shop',
  'catalogue',
  'gallery',
  'workbench',
  'departures',
  'specimens',
  'plain',
] as const;

export type LookName = (typeof lookNames)[number];

/** Properties of a look that are not in the folder of the look. */
interface Look {
  /** The design in a few words. */
  title: string;
  /** The default typeface of the look. */
  typeface: TypefaceName;
  /** The decoration along the top edge of share images (Open Graph). */
  shareDecoration: 'awning' | 'band';
}

export const looks: Readonly<Record<LookName, Look>> = {
  shop: {
    title: 'a shop window on a high street',
    typeface: 'bricolage',
    shareDecoration: 'awning',
  },
  catalogue: { title: 'a printed catalogue', typeface: 'playfair', shareDecoration: 'band' },
  gallery: { title: 'works on a white wall', typeface: 'outfit', shareDecoration: 'band' },
  workbench: { title: 'tools above a workbench', typeface: 'jetbrains', shareDecoration: 'band' },
  departures: { title: 'a board of departures', typeface: 'sofia', shareDecoration: 'band' },
  plain: {
    title: 'plain type and pictures, for any work',
    typeface: 'inter',
    shareDecoration: 'band',
  },
  specimens: { title: 'a cabinet of specimens', typeface: 'fraunces', shareDecoration: 'band' },
};

/** The look of this build: from the environment variable LOOK, else from site.yaml. */
export function chosenLook(siteLook: LookName): LookName {
  return lookNames.find((name) => name === process.env.LOOK) ?? siteLook;
}

/** Reads the text of a look's tokens.css, which defines the colours of the look. */
export function lookTokens(name: LookName): string {
  return readFileSync(new URL(`../looks/${name}/tokens.css`, import.meta.url), 'utf8');
}
