import { createRequire } from 'node:module';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { nearest } from '../nearest.ts';

/** A drawing taken from an icon set, ready to stand in an `<svg>`. */
export interface IconData {
  /** The name it was asked for by, such as `logos:react`. */
  name: string;
  viewBox: string;
  /** The markup inside the `<svg>`. */
  body: string;
}

const iconSets = ['devicon', 'logos', 'tabler'] as const;

type SetName = (typeof iconSets)[number];
type IconSet = NonNullable<ReturnType<typeof quicklyValidateIconSet>>;

const require = createRequire(import.meta.url);
const loaded = new Map<SetName, IconSet>();

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
      suggestion: suggest(iconName, nearest(setName, iconSets)),
    };
  }
  const icons = iconSet(set);
  const isName =
    Object.hasOwn(icons.icons, iconName) || Object.hasOwn(icons.aliases ?? {}, iconName);
  const data = isName ? getIconData(icons, iconName) : null;
  if (data === null) {
    return {
      expected: `an icon of the set ${set} (https://icon-sets.iconify.design/${set}/)`,
      suggestion: suggest(iconName, set),
    };
  }
  const svg = iconToSVG(data);
  const prefix = `${name.replaceAll(/[^a-z0-9]+/g, '-')}-`;
  return {
    icon: { name, viewBox: svg.attributes.viewBox, body: prefixIds(svg.body, prefix) },
  };
}

export function iconNames(): string[] {
  return iconSets.flatMap((set) => Object.keys(iconSet(set).icons).map((name) => `${set}:${name}`));
}

/** The nearest icon of a set, by its whole name. */
function suggest(iconName: string, setName: string | undefined): string | undefined {
  const set = iconSets.find((candidate) => candidate === setName);
  if (set === undefined) return undefined;
  const icons = iconSet(set);
  const near = nearest(iconName, [
    ...Object.keys(icons.icons),
    ...Object.keys(icons.aliases ?? {}),
  ]);
  return near === undefined ? undefined : `${set}:${near}`;
}

/**
 * Puts a prefix before every id in a drawing, so that two drawings on a page do not share ids. The
 * same drawing gets the same ids in every build.
 */
function prefixIds(body: string, prefix: string): string {
  const ids = new Set(Array.from(body.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));
  return [...ids].reduce((drawing, id) => {
    const escaped = id.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const places = new RegExp(`([#;"])${escaped}(["')]|\\.[a-z])`, 'g');
    return drawing.replaceAll(places, `$1${prefix}${id}$2`);
  }, body);
}

function iconSet(name: SetName): IconSet {
  const known = loaded.get(name);
  if (known) return known;
  const read: unknown = require(`@iconify-json/${name}/icons.json`);
  const set = quicklyValidateIconSet(read);
  if (set === null) throw new Error(`@iconify-json/${name} is no icon set; run npm ci again.`);
  loaded.set(name, set);
  return set;
}
