import { dirname, join } from 'node:path/posix';

const shared = ['src/lib', 'src/content', 'src/i18n', 'src/styles', 'src/looks'];
const drawn = [...shared, 'src/site', 'src/contact', 'src/components'];

/**
 * The rooms, each a folder with everything below it, and the rooms that it may import from; undefined: all.
 * docs/architecture.md describes each.
 */
const rooms: Readonly<Record<string, readonly string[] | undefined>> = {
  'src/lib': [],
  'src/i18n': ['src/lib'],
  'src/content': ['platform', 'src/lib', 'src/i18n', 'src/styles', 'src/looks'],
  'src/styles': ['src/lib', 'src/looks'],
  'src/looks': ['src/components', 'src/lib', 'src/i18n', 'src/content', 'src/styles'],
  'src/site': shared,
  'src/contact': shared,
  'src/components': [...shared, 'src/site'],
  'src/features': drawn,
  'src/seo': [...shared, 'src/site', 'src/contact'],
  'src/layouts': [...shared, 'src/site', 'src/components', 'src/seo'],
  'src/routes': [...drawn, 'src/features', 'src/seo', 'src/layouts'],
  'src/integration': [...drawn, 'platform', 'src/seo'],
  platform: [],
  server: ['platform', 'src/lib', 'src/contact', 'src/content', 'src/i18n'],
  editor: ['platform', 'cli', 'server', 'src/integration', ...shared],
  cli: undefined,
};

/** A relative path in quotes after `from` or `import`, and `type` where only types are imported. */
const IMPORT =
  /(?:\b(?:im|ex)port\s+(type\s)?[^'";()]*?\bfrom\s*|\bimport\s*\(?\s*|@import\s+)['"](\.{1,2}\/[^'"?]+)/g;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function roomOf(file: string): string {
  return Object.keys(rooms).find((folder) => file.startsWith(`${folder}/`)) ?? '';
}

/** The files that a file imports by a relative path. The scripts of `.astro` files are included. */
function importsOf(file: string, text: string): { path: string; isType: boolean }[] {
  return [...text.replaceAll(COMMENT, '').matchAll(IMPORT)].map(([, type, path = '']) => ({
    path: join(dirname(file), path),
    isType: type !== undefined,
  }));
}

/** The Markdown parser, and the rooms that must not reach it: the loader has rendered their HTML. */
const PARSER = 'src/content/loader/markdown.ts';
const SHOWN = /^src\/(?:components|features|layouts|routes)\//;

/** The content as data. From all else in its room, which loads and checks it, pages take types only. */
const DATA = 'src/content/content.ts';

/** Components of these rooms are React's; `.astro` is for routes and layouts. */
const DRAWN_BY_ASTRO = /^src\/(?:components|features)\/.*\.astro$/;

/** The feature of a file. No feature may import from another. */
function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}

/**
 * The imports that break a rule: from a room into one that it may not import from, and from a page to
 * more than the types and the data of the content, or to the parser; and the components that are not
 * React's. Biome reports circles of imports.
 *
 * @param files The texts of all files of the code by their paths, without tests.
 * @returns An error for each, with the file and what it imports.
 */
export function importErrors(files: ReadonlyMap<string, string>): string[] {
  const graph = new Map<string, string[]>();
  const errors: string[] = [];
  for (const [file, text] of files) {
    const imported = importsOf(file, text).filter(({ path }) => files.has(path));
    // Types do not exist when the code runs.
    graph.set(
      file,
      imported.filter(({ isType }) => !isType).map(({ path }) => path),
    );
    const from = roomOf(file);
    const allowed = rooms[from];
    for (const { path, isType } of imported) {
      const to = roomOf(path);
      if (allowed && from !== to && !allowed.includes(to)) {
        errors.push(`${file} imports ${path}: ${from} may not import from there.`);
      } else if (SHOWN.test(file) && to === 'src/content' && path !== DATA && !isType) {
        errors.push(`${file} imports ${path}: pages and components get types and data only.`);
      } else if (
        to === 'src/features' &&
        featureOf(path) !== (featureOf(file) ?? featureOf(path))
      ) {
        errors.push(`${file} imports ${path}: share it in src/components.`);
      }
    }
  }
  for (const file of graph.keys()) {
    if (DRAWN_BY_ASTRO.test(file)) errors.push(`${file} draws without React: make it a .tsx file.`);
    if (SHOWN.test(file) && reaches(graph, file)) errors.push(`${file} leads to ${PARSER}.`);
  }
  return errors;
}

/** Whether the imports of a file lead to the parser. */
function reaches(
  graph: ReadonlyMap<string, readonly string[]>,
  file: string,
  seen = new Set<string>(),
): boolean {
  if (file === PARSER) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return (graph.get(file) ?? []).some((next) => reaches(graph, next, seen));
}
