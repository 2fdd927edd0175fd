import { readFileSync } from 'node:fs';
import type { TypefaceName } from './typefaces.ts';

/** The values of `look` in site.yaml, default first; folders of looks (see add-a-look.md). */
export const lookNames = [
  'plain',
  'shop',
  'catalogue',
  'gallery',
  'workbench',
  'departures',
] as const;

export type LookName = (typeof lookNames)[number];

/** Properties of a look that are not in the folder of the look. */
interface Look {
  /** The design in a few words. */
  title: string;
  /** The default typeface of the look. */
  typeface: TypefaceName;
}

export const looks: Readonly<Record<LookName, Look>> = {
  plain: { title: 'plain type and pictures, for any work', typeface: 'inter' },
  shop: { title: 'a shop window on a high street', typeface: 'bricolage' },
  catalogue: { title: 'a printed catalogue', typeface: 'playfair' },
  gallery: { title: 'works on a white wall', typeface: 'outfit' },
  workbench: { title: 'tools above a workbench', typeface: 'jetbrains' },
  departures: { title: 'a board of departures', typeface: 'sofia' },
};

/** The look of this build: from the environment variable LOOK, else from site.yaml. */
export function chosenLook(siteLook: LookName): LookName {
  return lookNames.find((name) => name === process.env.LOOK) ?? siteLook;
}

/** Reads the text of a look's tokens.css, which defines the colours of the look. */
export function lookTokens(name: LookName): string {
  return readFileSync(new URL(`../looks/${name}/tokens.css`, import.meta.url), 'utf8');
}

/** Reads a look's share.svg, the ground of share images (Open Graph), with tokens of the look as its colours. */
export function lookShareGround(name: LookName): string {
  return readFileSync(new URL(`../looks/${name}/share.svg`, import.meta.url), 'utf8');
}
