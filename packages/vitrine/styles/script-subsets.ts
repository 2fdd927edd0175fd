import { fontTable } from './font-table.ts';
import { type TypefaceName, typefaceNames } from './typefaces.ts';

/** Subsets of the fonts by script (ISO 15924), besides those of Latin. */
export const scriptSubsets = {
  Cyrl: { subset: 'cyrillic', title: 'Cyrillic' },
  Grek: { subset: 'greek', title: 'Greek' },
} as const;

const isSubset = (script: string): script is keyof typeof scriptSubsets => script in scriptSubsets;

/** The subset of a script; undefined for Latin, and for a script that no typeface has. */
export function subsetOfScript(script: string) {
  return isSubset(script) ? scriptSubsets[script] : undefined;
}

/** The typefaces whose fonts have the subset of a script; none for a script without a subset. */
export function typefacesWith(script: string): TypefaceName[] {
  const subset = subsetOfScript(script)?.subset;
  if (subset === undefined) return [];
  return typefaceNames.filter((name) =>
    Object.values(fontTable.fonts[name]).every(({ ranges }) => ranges[subset]),
  );
}
