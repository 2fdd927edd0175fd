import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { overridableNames } from '../packages/vitrine/astro/overridable.ts';
import { isCommand } from '../packages/vitrine/cli/commands.ts';
import { collections, filePath, schemaOf } from '../packages/vitrine/content/collection-files.ts';
import { toJsonSchema } from '../packages/vitrine/content/json-schemas.ts';
import { fieldInfo } from '../packages/vitrine/content/schemas/fields/field-info.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';

const readAll = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The text of a documentation page without its code blocks. */
const read = (page: string) => readAll(page).replaceAll(/^ *(`{3,}).*?^ *\1$/gms, '');

/** The targets of a page's links and images, except web URLs and GitHub's own pages of the repository. */
function linksOf(page: string) {
  const text = read(page).replaceAll(/`[^`\n]*`/g, '');
  return [...text.matchAll(/\]\(([^#)]*)#?([^)]*)/g)]
    .filter(([, path = '']) => !/^https?:|^\.\.\/\.\.\/(?:actions|security)\//.test(path))
    .map(([, path, anchor = '']) => ({ file: path ? join(dirname(page), path) : page, anchor }));
}

/** The anchors that GitHub makes for the headings of a page. */
function anchorsOf(page: string): string[] {
  const headings = read(page)
    .toLowerCase()
    .matchAll(/^#+ (.+)/gm);
  const slug = (heading = '') => heading.replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');
  return [...headings].map(([, heading]) => slug(heading));
}

const exclude = ['**/node_modules'];
const documented = globSync('docs/**/*.md', { cwd: ROOT, exclude });
const atRoot = globSync('{,.github/}*.md', { cwd: ROOT });
test.each([...atRoot, ...documented])('%s has no broken link', (page) => {
  const broken = linksOf(page).filter(
    ({ file, anchor }) =>
      !existsSync(join(ROOT, file)) || (anchor !== '' && !anchorsOf(file).includes(anchor)),
  );
  expect(broken).toEqual([]);
});

test('the components that can be replaced are listed for owners', () => {
  const [, list = ''] =
    /These components can be replaced[\s\S]*?\n\n([\s\S]*?)\n\n/.exec(
      readAll('docs/owner/customise.md'),
    ) ?? [];
  expect(list.match(/\w+/g)).toEqual(overridableNames);
});

test('the minimum widths of pictures are those of the schemas', () => {
  const rows = readAll('docs/owner/pictures.md').match(/^\|.*pixels \|$/gm) ?? [];
  const widths = rows.map((row) => ({ row, width: Number(/(\d+) pixels/.exec(row)?.[1]) }));
  const missing: string[] = [];
  let count = 0;
  for (const collection of Object.values(collections)) {
    const file = basename(filePath(collection));
    toJsonSchema(schemaOf(collection), ({ zodSchema, path }) => {
      const minimum = zodSchema instanceof z.ZodType && fieldInfo.get(zodSchema)?.minWidth;
      if (!minimum) return;
      count += 1;
      const isRow = ({ row, width }: (typeof widths)[number]) =>
        width === minimum &&
        row.includes(`\`${file}\``) &&
        path.some((name) => row.includes(`\`${name}\``));
      if (!widths.some(isRow)) missing.push(`${file}: ${path.join(' ')}: ${minimum}`);
    });
  }
  expect(count).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('docs/README.md lists every page of docs/', () => {
  const listed = linksOf('docs/README.md').map(({ file }) => file);
  expect(documented.filter((page) => !listed.includes(page))).toEqual(['docs/README.md']);
});

test('every path and file of the code that the docs name exists', () => {
  // Exceptions: src/pages/ is in an owner's project, and some guides name files that the reader creates.
  const created = ['packages/vitrine/cli/count.ts'];
  const code = globSync('**/*.{ts,tsx,mjs,js,astro,css}', { cwd: ROOT, exclude });
  const names = new Set(code.map((path) => basename(path)));
  const pages = documented.filter((page) => !page.startsWith('docs/owner/'));
  const quoted = ['.github/CONTRIBUTING.md', ...pages].flatMap((page) =>
    Array.from(
      read(page).matchAll(
        /`((?:packages|scripts|src|tests)\/[\w./[\]-]*|[\w.-]+\.(?:tsx?|mjs|js|astro|css))`/g,
      ),
      ([, path = '']) => path,
    ),
  );
  expect(quoted.length).toBeGreaterThan(100);
  const ours = quoted.filter((path) => !path.startsWith('src/pages') && !created.includes(path));
  expect(ours.filter((path) => !existsSync(join(ROOT, path)) && !names.has(path))).toEqual([]);
});

test('every command that the docs quote exists', () => {
  const { scripts } = JSON.parse(readAll('package.json'));
  const site = JSON.parse(readAll('packages/create-vitrine/hosts/every/package.json')).scripts;
  const quoted = [...atRoot, ...documented].flatMap((page) =>
    [...readAll(page).matchAll(/`[^`]*?(npm run|npx vitrine) ([a-z][\w:-]*)/g)].map(
      ([, start, name = '']) => ({
        page,
        name,
        isKnown:
          start === 'npm run'
            ? name in scripts || (page.startsWith('docs/owner/') && name in site)
            : isCommand(name),
      }),
    ),
  );
  expect(quoted.length).toBeGreaterThan(100);
  // A guide adds the command count.
  expect(quoted.filter(({ name, isKnown }) => !isKnown && name !== 'count')).toEqual([]);
});

test('every message in docs/owner/troubleshooting.md is in the code', () => {
  const files = globSync(
    ['{packages,scripts}/**/*.{ts,tsx,mjs}', 'packages/vitrine/i18n/en/*.json'],
    { cwd: ROOT, exclude },
  );
  const code = files.filter((file) => !file.includes('.test.')).map(readAll);
  const rows = readAll('docs/owner/troubleshooting.md').matchAll(/^\| (?!nginx:)([^|]*)\|/gm);
  const quoted = [...rows].flatMap(([, seen = '']) =>
    seen.split('`').filter((text, index) => index % 2 === 1 && text.includes(' ')),
  );
  const parts = quoted.flatMap((message) => message.split('…').map((part) => part.trim()));
  expect(parts.length).toBeGreaterThan(30);
  expect(parts.filter((part) => !code.some((text) => text.includes(part)))).toEqual([]);
});
