import { createRequire } from 'node:module';
import { type IconifyJSON, quicklyValidateIconSet } from '@iconify/utils';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { replaceIDs } from '@iconify/utils/lib/svg/id';
import { nearest } from './nearest.ts';

/** A drawing taken from an icon set, ready to stand in an `<svg>`. */
export interface IconData {
  /** The name it was asked for by, such as `logos:react`. */
  name: string;
  /** The value of the `viewBox` attribute. */
  viewBox: string;
  /** The markup inside the `<svg>`. */
  body: string;
}

/** The icon sets that content may name, all installed with the project. */
export const iconSets = ['devicon', 'logos', 'tabler'] as const;

type SetName = (typeof iconSets)[number];

const require = createRequire(import.meta.url);
const loaded = new Map<SetName, IconifyJSON>();

/**
 * Finds an icon by its Iconify name.
 *
 * @param name Set and icon, such as `logos:react` or `tabler:brand-github`.
 * @returns The drawing, or what was expected and the nearest name that exists.
 */
export function findIcon(
  name: string,
): { icon: IconData } | { expected: string; suggestion: string | undefined } {
  const [setName = '', iconName = ''] = name.split(':');
  const set = iconSets.find((candidate) => candidate === setName);
  if (set === undefined) {
    return {
      expected: `an icon as set:name, where the set is one of: ${iconSets.join(', ')}`,
      suggestion: undefined,
    };
  }
  const icons = iconSet(set);
  const data = getIconData(icons, iconName);
  if (data === null) {
    const near = nearest(iconName, Object.keys(icons.icons));
    return {
      expected: `an icon of the set ${set} (https://icon-sets.iconify.design/${set}/)`,
      suggestion: near === undefined ? undefined : `${set}:${near}`,
    };
  }
  const svg = iconToSVG(data);
  const prefix = `${name.replaceAll(/[^a-z0-9]+/g, '-')}-`;
  return {
    icon: { name, viewBox: svg.attributes.viewBox, body: replaceIDs(svg.body, prefix) },
  };
}

function iconSet(name: SetName): IconifyJSON {
  const known = loaded.get(name);
  if (known) return known;
  const read: unknown = require(`@iconify-json/${name}/icons.json`);
  const set = quicklyValidateIconSet(read);
  if (set === null) throw new Error(`@iconify-json/${name} is no icon set; run npm ci again.`);
  loaded.set(name, set);
  return set;
}
