// Builds the site that shows Vitrine itself, `npm run showcase`: a front page, the documentation with a search, and
// each example below its own path. docs/testing.md describes what is tested in it.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { people } from '../packages/create-vitrine/examples.mjs';
import { run } from '../packages/vitrine/cli/child-process.mjs';
import { fail } from '../packages/vitrine/cli/output.mjs';
import { displayPath, ROOT } from '../packages/vitrine/settings/site-paths.ts';

const { values } = parseArgs({
  options: {
    /** Sub-path of the site, such as `/vitrine`; empty for none. */
    base: { type: 'string', default: '' },
    /** Origin of the site, such as `https://name.github.io`, for its sitemap. */
    site: { type: 'string' },
  },
});
const base = values.base.replace(/\/$/, '');
const root = join(ROOT, 'docs/site');
const outDir = join(root, 'dist');

/** Runs a program of a package in a folder. Ends this process if the program fails. */
async function runNode(what: string, cwd: string, args: string[], env: NodeJS.ProcessEnv) {
  const code = await run(process.execPath, args, { cwd, env: { ...process.env, ...env } });
  if (code !== 0) fail(`${what} ended with the exit code ${code}.`);
}

const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
for (const [what, ...args] of [
  ['The type check', 'check', '--tsconfig', join(root, 'tsconfig.json')],
  ['The build', 'build', ...(values.site === undefined ? [] : ['--site', values.site])],
] as const) {
  await runNode(`${what} of the showcase`, root, [astro, ...args, '--root', root], { BASE: base });
}

for (const name of people.keys()) {
  const site = join(outDir, name);
  const build = [join(ROOT, 'packages/vitrine/cli/vitrine.mjs'), 'build'];
  // GitHub Pages sends no headers. Without GITHUB_ACTIONS each example keeps the host that it names, with its form; a static site cannot send, so the form says so.
  const env = {
    BASE: `${base}/${name}`,
    OUT_DIR: site,
    POLICY_IN_PAGE: 'yes',
    DEMO: '1',
    GITHUB_ACTIONS: undefined,
  };
  await runNode(`The build of ${name}`, join(ROOT, 'examples', name), build, env);
  // The rules of other hosts.
  for (const rules of ['.hosts', '_headers'])
    rmSync(join(site, rules), { recursive: true, force: true });
}
console.log(
  `\nThe showcase is in ${displayPath(outDir)}. See it: ${base && `BASE=${base} `}npx astro preview --root docs/site`,
);
