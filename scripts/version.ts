// Raises the version as .changeset/ requires, in every file that contains the version, and moves the lines
// of .changeset/ into CHANGELOG.md: `npm run version-packages`. The workflow Release runs this script.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../platform/site-paths.ts';

/** Reads a file of the project, changes its text by a function, and writes the file. */
async function edit(path: string, change: (text: string) => string) {
  const file = join(ROOT, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

const changesets = join(ROOT, 'node_modules/@changesets/cli/bin.js');
execFileSync(process.execPath, [changesets, 'version'], { cwd: ROOT, stdio: 'inherit' });
const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
const written = `"version": "${version}"`;
await edit('packages/create-vitrine/package.json', (text) =>
  text.replace(/"version": ".*?"/, written),
);
await edit('examples/minimal/package.json', (text) =>
  text.replace(/"vitrine": ".*?"/, `"vitrine": "${version}"`),
);
// The first two versions in package-lock.json are those of this package: at the top, and in `packages`.
let places = 2;
await edit('package-lock.json', (text) =>
  text.replaceAll(/"version": ".*?"/g, (found) => (places-- > 0 ? written : found)),
);
