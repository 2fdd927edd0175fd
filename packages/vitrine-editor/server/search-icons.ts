import { iconNames } from 'vitrine/editing';
import type { IconsFound } from '../api.ts';

/** Maximum number of icons in the result of a search. */
const MAX_ICONS = 60;

/** Finds icons whose names contain all words of a query; names that begin with the query come first. */
export function searchIcons(query: string): IconsFound {
  const words = query
    .toLowerCase()
    .split(/[\s:-]+/)
    .filter(Boolean);
  if (words.length === 0) return { names: [], count: 0 };
  const hyphenated = words.join('-');
  const rank = (name: string) => {
    const base = name.replace(/^.*:/, '');
    if (base === hyphenated) return 0;
    if (base.startsWith(`${hyphenated}-`)) return 1;
    return `-${base}`.includes(`-${hyphenated}`) ? 2 : 3;
  };
  const found = iconNames().filter((name) => words.every((word) => name.includes(word)));
  found.sort((a, b) => rank(a) - rank(b) || a.length - b.length);
  return { names: found.slice(0, MAX_ICONS), count: found.length };
}
