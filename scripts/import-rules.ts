import { dirname, join } from 'node:path/posix';

/** A part of the code: a folder with everything below it. */
interface Room {
  folder: string;
  /** The folders of other rooms that it may import from. `*` allows all. */
  may: readonly string[];
}

const shared = ['src/lib', 'src/content', 'src/i18n', 'src/styles', 'src/looks'];

/** The rooms, the deepest folders first. docs/architecture.md describes each. */
export const rooms: readonly Room[] = [
  { folder: 'src/lib', may: [] },
  { folder: 'src/i18n', may: ['src/lib'] },
  { folder: 'src/content', may: ['platform', 'src/lib', 'src/i18n', 'src/styles', 'src/looks'] },
  { folder: 'src/styles', may: ['src/lib', 'src/looks'] },
  {
    folder: 'src/looks',
    may: ['src/components', 'src/lib', 'src/i18n', 'src/content', 'src/styles'],
  },
  { folder: 'src/site', may: shared },
  { folder: 'src/contact', may: shared },
  { folder: 'src/components', may: [...shared, 'src/site'] },
  { folder: 'src/features', may: [...shared, 'src/site', 'src/contact', 'src/components'] },
  { folder: 'src/seo', may: [...shared, 'src/site', 'src/contact'] },
  { folder: 'src/layouts', may: [...shared, 'src/site', 'src/components', 'src/seo'] },
  {
    folder: 'src/routes',
    may: [
      ...shared,
      ...['src/site', 'src/contact', 'src/components', 'src/features', 'src/seo', 'src/layouts'],
    ],
  },
  {
    folder: 'src/integration',
    may: [...shared, 'platform', 'src/site', 'src/contact', 'src/seo', 'src/components'],
  },
  { folder: 'platform', may: [] },
  { folder: 'server', may: ['platform', 'src/lib', 'src/contact', 'src/content', 'src/i18n'] },
  { folder: 'editor', may: ['platform', 'cli', 'server', 'src/integration', ...shared] },
  { folder: 'cli', may: ['*'] },
];

/** A relative path in quotes after `from` or `import`, and `type` where only types are imported. */
const IMPORT =
  /(?:\b(?:im|ex)port\s+(type\s)?[^'";()]*?\bfrom\s*|\bimport\s*\(?\s*|@import\s+)['"](\.{1,2}\/[^'"?]+)/g;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function roomOf(file: string): Room | undefined {
  return rooms.find(({ folder }) => file.startsWith(`${folder}/`));
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
 * The imports that break a rule: from a room into one that it may not import from, from a page to
 * more than the types and the data of the content or to the parser, and in a circle; and the components that are not React's.
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
    for (const { path, isType } of imported) {
      const to = roomOf(path);
      if (from === undefined || from.may.includes('*')) continue;
      if (from !== to && !from.may.includes(to?.folder ?? '')) {
        errors.push(`${file} imports ${path}: ${from.folder} may not import from there.`);
      } else if (SHOWN.test(file) && to?.folder === 'src/content' && path !== DATA && !isType) {
        errors.push(`${file} imports ${path}: pages and components get types and data only.`);
      } else if (
        featureOf(file) !== undefined &&
        to === from &&
        featureOf(path) !== featureOf(file)
      ) {
        errors.push(`${file} imports ${path}: share it in src/components.`);
      }
    }
  }
  for (const file of graph.keys()) {
    if (DRAWN_BY_ASTRO.test(file)) errors.push(`${file} draws without React: make it a .tsx file.`);
    if (SHOWN.test(file) && reaches(graph, file)) errors.push(`${file} leads to ${PARSER}.`);
  }
  return [...errors, ...circles(graph)];
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

/** Each circle of imports once, beginning with the file that was reached first. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) {
      found.push(`A circle of imports: ${[...path.slice(path.indexOf(file)), file].join(' → ')}`);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}
