// Raises the version of all packages as .changeset/ requires, moves the lines of .changeset/ into the changelogs,
// and updates the examples and the lockfile: `npm run version-packages`. The workflow Release runs this script.
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';

const manifest = z.looseObject({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
});
const lockfile = z.looseObject({ packages: z.record(z.string(), manifest) });

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const write = (path: string, value: object) =>
  writeFileSync(join(ROOT, path), `${JSON.stringify(value, null, 2)}\n`);

const changesets = join(ROOT, 'node_modules/@changesets/cli/bin.js');
execFileSync(process.execPath, [changesets, 'version'], { cwd: ROOT, stdio: 'inherit' });
const { version = '' } = manifest.parse(read('packages/vitrine/package.json'));

/** Sets the version of a package of this repository, and those of our packages among its dependencies. */
function raise(entry: z.infer<typeof manifest>) {
  if (entry.version !== undefined) entry.version = version;
  for (const wanted of [entry.dependencies ?? {}, entry.peerDependencies ?? {}])
    for (const name in wanted) if (/^vitrine\b/.test(name)) wanted[name] = version;
}

const lock = lockfile.parse(read('package-lock.json'));
for (const path of globSync('{packages,examples}/*/package.json', { cwd: ROOT })) {
  const entry = manifest.parse(read(path));
  raise(entry);
  write(path, entry);
  raise(lock.packages[dirname(path)] ?? {});
}
write('package-lock.json', lock);
