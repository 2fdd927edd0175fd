import { dirname, join } from 'node:path';

const COMMENT = /\/\*[\s\S]*?\*\//g;

/** Matches CSS, also in scripts, that changes the case of letters; small capitals do so too. */
const CASE =
  /\btext-transform\s*:\s*(?!none\b)|\btextTransform\b|\b(?:(?:all-)?(?:small|petite)-caps|unicase)\b|["'](?:smcp|c2sc|pcap|c2pc|unic)["']/g;

/**
 * Finds styles that change the case of letters. Browsers follow the language of the page, so that on a
 * Turkish page GitHub becomes GİTHUB; texts of the owner are shown as the owner wrote them.
 *
 * @param files The texts of files with styles, by path.
 * @returns An error message for each place.
 */
export function styleErrors(files: ReadonlyMap<string, string>): string[] {
  return Array.from(files).flatMap(([file, text]) => {
    const code = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
    return Array.from(code.matchAll(CASE), ({ 0: found, index }) => {
      const line = code.slice(0, index).split('\n').length;
      return `${file}:${line} has '${found.trim()}': show texts in the case in which they are written.`;
    });
  });
}

/** Matches the import of a CSS module: the name that the file gives to it, and the path. */
const MODULE = /^import (\w+) from '([^']+\.module\.css)';/gm;

/**
 * Finds uses of classes that a CSS module does not have: their value would be undefined, and so would be what
 * looks for elements by it.
 *
 * @param files The texts of all files with styles, by path from the root.
 * @returns An error message for each place.
 */
export function classErrors(files: ReadonlyMap<string, string>): string[] {
  return Array.from(files).flatMap(([file, text]) =>
    Array.from(text.matchAll(MODULE)).flatMap(([, name, path = '']) => {
      // Each look has the same modules.
      const target = path.startsWith('#look/')
        ? path.replace('#look', 'packages/vitrine/looks/shop')
        : join(dirname(file), path);
      const css = files.get(target)?.replaceAll(COMMENT, '');
      if (css === undefined) return [`${file} imports ${path}, which is not there.`];
      const classes = new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, one]) => one));
      const uses = new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g');
      return Array.from(text.matchAll(uses)).flatMap(({ 1: plain, 2: quoted, index }) => {
        const used = plain ?? quoted ?? '';
        if (classes.has(used)) return [];
        const line = text.slice(0, index).split('\n').length;
        return `${file}:${line} uses the class '${used}', which ${path} does not have.`;
      });
    }),
  );
}
