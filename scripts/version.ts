// Raises the version as .changeset/ asks for, in every file that has it, and moves the lines of .changeset/
// into CHANGELOG.md: `npm run version-packages`. The workflow Release runs it.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../platform/site-paths.ts';

/** Changes the text of a JSON file. */
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
// The first two versions in a lockfile are those of its package: at the top, and in the list.
let places = 2;
await edit('package-lock.json', (text) =>
  text.replaceAll(/"version": ".*?"/g, (found) => (places-- > 0 ? written : found)),
);
