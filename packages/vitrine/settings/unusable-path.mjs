// @ts-check
// Apart from site-folder.mjs, because the settings of a Worker need it, and a Worker has no `import.meta.url`.
import { parse, sep } from 'node:path';

/**
 * What Node, npm and Vite read in a path as something else: parts of a URL (`#`, `%`, `?`), a pattern (`*`),
 * the end of a text (`"`, `\`, control characters), the end of a path in PATH (`:`).
 */
const unusable = /[#%?*"\\:\p{Cc}]/u;

/**
 * Says in a sentence why no site can be built in a folder, because of a character in its path.
 * @param {string} folder absolute path
 * @returns {string | undefined} undefined if the path is usable
 */
export function unusablePath(folder) {
  const names = folder.slice(parse(folder).root.length).split(sep);
  const name = names.find((part) => unusable.test(part));
  if (name === undefined) return undefined;
  const [sign] = unusable.exec(name) ?? [];
  return `A site cannot be built in a folder whose path contains ${JSON.stringify(sign)}. Rename the folder ${JSON.stringify(name)} in ${JSON.stringify(folder)}.`;
}
