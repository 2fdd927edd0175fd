// Raises the version by what .changeset/ asks for, everywhere that it is written, and moves the lines of
// .changeset/ into CHANGELOG.md: `npm run version-packages`. The workflow Release runs it.
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../platform/project.ts';

/** Changes a file of JSON in the form in which npm writes it. */
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
// A lockfile begins with the version of its package, once by itself and once in the list.
let places = 2;
await edit('package-lock.json', (text) =>
  text.replaceAll(/"version": ".*?"/g, (found) => (places-- > 0 ? written : found)),
);
