import { createRequire } from 'node:module';
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { memoize } from '../../i18n/memoize.ts';
import { nearest } from '../nearest.ts';
import { type CodedPhrase, say } from '../phrase.ts';

/** The SVG data of an icon from an Iconify icon set. */
export interface IconData {
  /** The Iconify name of the icon, such as `logos:react`. */
  name: string;
  viewBox: string;
  /** The markup inside the `<svg>` element. */
  body: string;
}

const iconSets = ['devicon', 'logos', 'tabler'] as const;

const require = createRequire(import.meta.url);

const iconSet = memoize((name): Parameters<typeof getIconData>[0] =>
  require(`@iconify-json/${name}/icons.json`),
);

/**
 * Finds an icon by its Iconify name.
 *
 * @param name The set and the name of the icon, such as `logos:react`.
 * @returns The SVG data, or the parts of an error message with the most similar valid name.
 */
export function findIcon(
  name: string,
): { icon: IconData } | { expected: CodedPhrase; suggestion: string | undefined } {
  const [setName = '', iconName = ''] = name.split(':');
  const set = nearest(setName, iconSets);
  const icons = set && iconSet(set);
  const lists = [icons?.icons ?? {}, icons?.aliases ?? {}];
  const isName = set === setName && lists.some((list) => Object.hasOwn(list, iconName));
  const data = icons && isName ? getIconData(icons, iconName) : null;
  if (data === null) {
    const near = nearest(iconName, lists.flatMap(Object.keys));
    return {
      expected:
        set === setName
          ? say('iconOfSet', { set, url: `https://icon-sets.iconify.design/${set}/` })
          : say('iconName', { sets: iconSets.join(', ') }),
      suggestion: near && `${set}:${near}`,
    };
  }
  const svg = iconToSVG(data);
  const prefix = `${name.replaceAll(/[^a-z0-9]+/g, '-')}-`;
  const body = prefixIds(svg.body, prefix);
  return { icon: { name, viewBox: svg.attributes.viewBox, body } };
}

export function iconNames(): string[] {
  return iconSets.flatMap((set) => Object.keys(iconSet(set).icons).map((name) => `${set}:${name}`));
}

/**
 * Adds a prefix to every id in the markup of an icon, so that two icons on a page do not share ids. The
 * ids are the same in every build.
 */
function prefixIds(body: string, prefix: string): string {
  const ids = new Set(Array.from(body.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));
  return [...ids].reduce((drawing, id) => {
    const places = new RegExp(`([#;"])${RegExp.escape(id)}(["')]|\\.[a-z])`, 'g');
    return drawing.replaceAll(places, `$1${prefix}${id}$2`);
  }, body);
}
