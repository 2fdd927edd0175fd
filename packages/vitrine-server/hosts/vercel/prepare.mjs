// @ts-check
// Writes the built site and its contact service into .vercel/output, which Vercel deploys after its build
// command: https://vercel.com/docs/build-output-api
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { copySite, inProject, inSite, readRules } from '../copy-site.mjs';

const { installedPackage, runNpm } = await import('vitrine/command');

/** The folder of this package. */
const PACKAGE = join(import.meta.dirname, '../..');

const output = inProject(process.env.VERCEL_DIR || '.vercel/output');
const config = readRules('.hosts/vercel.json');
rmSync(output, { recursive: true, force: true });
copySite(join(output, 'static', readRules('.hosts/base')), [
  '.hosts',
  '.nojekyll',
  '_headers',
  '_redirects',
]);
writeFileSync(join(output, 'config.json'), config);
// `crons` exists only if this site's own contact service receives the messages.
if ('crons' in JSON.parse(config)) await writeFunction(join(output, 'functions/api/contact.func'));

/**
 * Bundles the contact service as a Vercel function.
 * @param {string} folder folder of the function; Vercel installs no packages there, so the bundle
 * has all code
 */
async function writeFunction(folder) {
  /** @type {{ peerDependencies: Record<string, string> }} */
  const { peerDependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const missing = ['@libsql/client', 'pg']
    .filter((name) => installedPackage(name, import.meta.url) === undefined)
    .map((name) => `${name}@${peerDependencies[name]}`);
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(' and ')} for the contact service …`);
    const code = await runNpm(inProject('.'), ['install', '--no-save', ...missing]);
    if (code !== 0) process.exit(code);
  }
  await build({
    configFile: false,
    root: PACKAGE,
    logLevel: 'warn',
    build: {
      ssr: 'hosts/vercel/function.ts',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'contact.mjs', codeSplitting: false } },
    },
    // Uses the libSQL client without support for files, which would need a binary for the operating system.
    resolve: { alias: [{ find: /^@libsql\/client$/, replacement: '@libsql/client/web' }] },
    ssr: { noExternal: true },
  });
  // Matches the files that the function reads: for each language the pages with a form, their CSP, and the settings.
  const read =
    /(?:^|\/|%2F)(?:contact(?:\/|%2F)settings\.json|(?:contact|testimonial)(?:\/|%2F)index\.html(?:\.txt)?)$/;
  for (const path of readdirSync(inSite(''), { recursive: true, encoding: 'utf8' })) {
    if (read.test(path.replaceAll('\\', '/'))) cpSync(inSite(path), join(folder, 'site', path));
  }
  writeFileSync(
    join(folder, '.vc-config.json'),
    JSON.stringify({
      runtime: 'nodejs24.x',
      handler: 'contact.mjs',
      launcherType: 'Nodejs',
      supportsResponseStreaming: true,
      maxDuration: 60,
    }),
  );
}
