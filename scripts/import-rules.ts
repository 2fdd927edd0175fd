import { dirname, join } from 'node:path/posix';

/** The package whose folders have rules. */
const HOME = 'packages/vitrine/';

const shared = ['content', 'i18n', 'styles'];
const drawn = [...shared, 'browser', 'looks', 'site', 'message', 'components', 'private'];

/**
 * The folders of the package, and for each the folders from which its files may import; undefined allows all.
 * Subfolders are included, unless they have a row of their own above. docs/architecture.md describes each folder.
 */
const folders: Readonly<Record<string, readonly string[] | undefined>> = {
  errors: [],
  settings: ['errors'],
  i18n: [],
  browser: ['i18n'],
  'content/check': ['errors', 'settings', ...shared, 'site', 'seo'],
  content: ['errors', 'settings', 'i18n', 'styles', 'private'],
  styles: [],
  looks: ['components', ...shared],
  site: shared,
  message: [...shared, 'browser', 'site'],
  components: [...shared, 'browser', 'site'],
  features: drawn,
  seo: [...shared, 'site', 'message'],
  layouts: [...shared, 'browser', 'site', 'components', 'seo'],
  'routes/p': [...drawn, 'features', 'seo', 'layouts', 'private/held'],
  routes: [...drawn, 'features', 'seo', 'layouts'],
  http: ['i18n'],
  'private/held': ['private', 'content', 'i18n'],
  private: ['errors', 'settings'],
  astro: [...drawn, 'errors', 'settings', 'http', 'seo', 'private/held'],
  'node-http': ['errors', 'settings', 'http'],
  cli: undefined,
};

/** Matches a relative path in quotes after `from` or `import`, and `type` if only types are imported. */
const IMPORT =
  /(?:\b(?:im|ex)port\s+(type\s)?[^'";()]*?\bfrom\s*|\bimport\s*\(?\s*|@import\s+)['"](\.{1,2}\/[^'"?]+)/g;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

function folderOf(file: string): string {
  return Object.keys(folders).find((folder) => file.startsWith(`${HOME}${folder}/`)) ?? '';
}

interface Import {
  path: string;
  /** Whether only types are imported, which do not exist when the code runs. */
  isType: boolean;
}

/** The imports of each file. */
type Graph = ReadonlyMap<string, readonly Import[]>;

/** The files that a file imports by a relative path, also in the scripts of `.astro` files. */
function importsOf(file: string, text: string): Import[] {
  return [...text.replaceAll(COMMENT, '').matchAll(IMPORT)].map(([, type, path = '']) => ({
    path: join(dirname(file), path),
    isType: type !== undefined,
  }));
}

/** The Markdown parser. Pages and components get HTML from the loader. */
const PARSER = 'packages/vitrine/content/loader/markdown.ts';
const SHOWN = /^packages\/vitrine\/(?:components|features|layouts|routes)\//;

/** The content as data, and functions without schemas. Pages import only types from other files of `content/`. */
const DATA =
  /^packages\/vitrine\/content\/(?:content|dates|map-limit|images\/(?:text-images|widest-version))\.ts$/;

/** Matches Astro components in folders that have only React components. */
const DRAWN_BY_ASTRO = /^packages\/vitrine\/(?:components|features)\/.*\.astro$/;

/** The name of the feature to which a file belongs. No feature may import from another. */
const featureOf = (file: string) => /^packages\/vitrine\/features\/([^/]+)\//.exec(file)?.[1];

/**
 * Finds imports that break a rule. Also finds components that are not React's, and circular imports, those of types included.
 *
 * @param files The texts of all code files except tests, by path.
 * @returns An error message for each broken rule, with the file and what the file imports.
 */
export function importErrors(files: ReadonlyMap<string, string>): string[] {
  const graph = new Map<string, Import[]>();
  const errors: string[] = [];
  for (const [file, text] of files) {
    const imported = importsOf(file, text).filter(({ path }) => files.has(path));
    graph.set(file, imported);
    const from = folderOf(file);
    const [home = ''] = /^packages\/[^/]+\//.exec(file) ?? [];
    for (const { path, isType } of imported) {
      const to = folderOf(path);
      const isAllowed = from === to || (folders[from]?.includes(to) ?? true);
      if (!path.startsWith(home)) {
        errors.push(`${file} imports ${path}: a package imports another one by its name.`);
      } else if (!isAllowed) {
        errors.push(
          `${file} imports ${path}: ${from || 'an entry point'} may not import from ${dirname(path)}.`,
        );
      } else if (SHOWN.test(file) && to === 'content' && !DATA.test(path) && !isType) {
        errors.push(`${file} imports ${path}: pages import types and content/content.ts only.`);
      } else if (to === 'features' && featureOf(path) !== (featureOf(file) ?? featureOf(path))) {
        errors.push(
          `${file} imports ${path}: move code that features share to packages/vitrine/components.`,
        );
      }
    }
  }
  errors.push(...circles(graph));
  for (const file of graph.keys()) {
    if (DRAWN_BY_ASTRO.test(file)) errors.push(`${file} must be a React component in a .tsx file.`);
    if (SHOWN.test(file) && reaches(graph, file))
      errors.push(`${file} imports ${PARSER}, directly or through other modules.`);
  }
  return errors;
}

/** An error message for each circle of imports, one circle for each file that closes one. */
function circles(graph: Graph): string[] {
  const errors: string[] = [];
  const seen = new Set<string>();
  const path: string[] = [];
  const visit = (file: string) => {
    const start = path.indexOf(file);
    if (start !== -1) {
      errors.push(`Circular imports: ${[...path.slice(start), file].join(' → ')}.`);
    }
    if (seen.has(file)) return;
    seen.add(file);
    path.push(file);
    for (const next of graph.get(file) ?? []) visit(next.path);
    path.pop();
  };
  for (const file of graph.keys()) visit(file);
  return errors;
}

/** Whether a file imports the Markdown parser, directly or through other modules. */
function reaches(graph: Graph, file: string, seen = new Set<string>()): boolean {
  if (file === PARSER) return true;
  if (seen.has(file)) return false;
  seen.add(file);
  return (graph.get(file) ?? []).some(({ path, isType }) => !isType && reaches(graph, path, seen));
}
