import { fileURLToPath } from 'node:url';
import icons from 'unplugin-icons/vite';
import { PACKAGE } from '../settings/site-folder.mjs';

const drawnIcon = fileURLToPath(new URL('../components/drawn-icon.tsx', import.meta.url));

/** Vite plugin that turns each import of `~icons/set/name` into a React component with that icon. */
export const iconPlugin = () =>
  icons({
    // The icon sets are dependencies of this package, not of the owner's project.
    collectionsNodeResolvePath: PACKAGE,
    compiler: { compiler: (svg) => iconModule(svg), extension: 'js' },
  });

/**
 * The code of a module with the React component of one icon. The icon has no size, because styles set it.
 *
 * @param svg One `<svg>` element of an icon set, whose attributes have the same names in React.
 */
export function iconModule(svg: string): string {
  const [, start = '', drawing] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? [];
  if (drawing === undefined) {
    throw new Error(`An icon of an icon set is not one <svg> element: ${svg}`);
  }
  const attributes = [...start.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, ...pair]) => pair);
  const sizeless = attributes.filter(([name]) => name !== 'width' && name !== 'height');
  return `import { drawnIcon } from ${JSON.stringify(drawnIcon)};
export default /* @__PURE__ */ drawnIcon(${JSON.stringify(Object.fromEntries(sizeless))}, ${JSON.stringify(drawing)});`;
}
