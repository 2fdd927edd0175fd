// @ts-check
// Puts the built site and its contact service into .cache/vercel, ready for `vercel deploy`.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { PACKAGE, siteFolder } from '../../server/site-folder.mjs';

const project = siteFolder();
const site = resolve(project, process.env.OUT_DIR || 'dist');
const folder = resolve(project, process.env.VERCEL_DIR || '.cache/vercel');
const files = join(folder, 'api/_site');

if (!existsSync(join(site, 'vercel.json'))) {
  console.error(`There is no built site in ${site}. Build it: npm run build`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
const others = ['.hosts', '_headers', '_redirects'];
cpSync(site, folder, {
  recursive: true,
  filter: (file) => {
    const original = file.replace(/\.(br|gz)$/, '');
    return (original === file || !existsSync(original)) && !others.includes(relative(site, file));
  },
});
// What the function reads: the contact page of each language with its settings, and the policies.
const languages = readdirSync(site).filter((name) => /^[a-z]{2,3}$/.test(name));
for (const part of [
  '.hosts/policies',
  ...['', ...languages].map((name) => join(name, 'contact')),
]) {
  if (existsSync(join(site, part))) {
    cpSync(join(site, part), join(files, part), { recursive: true });
  }
}
await build({
  configFile: false,
  root: PACKAGE,
  logLevel: 'warn',
  build: {
    ssr: 'server/vercel/function.ts',
    outDir: join(folder, 'api'),
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: 'contact.mjs', codeSplitting: false } },
  },
  ssr: { noExternal: true, external: ['@libsql/client', 'pg'] },
});

/** @type {{ peerDependencies: Record<string, string> }} */
const { peerDependencies } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
/** @param {string} name @param {object} value */
const write = (name, value) =>
  writeFileSync(join(folder, name), `${JSON.stringify(value, undefined, 2)}\n`);
write('package.json', {
  private: true,
  type: 'module',
  engines: { node: '24.x' },
  dependencies: peerDependencies,
});
write('vercel.json', {
  ...JSON.parse(readFileSync(join(site, 'vercel.json'), 'utf8')),
  functions: { 'api/contact.mjs': { includeFiles: 'api/_site/**', maxDuration: 60 } },
  rewrites: ['/:language([a-z]{2,3})/api/contact', '/api/deliver', '/healthz'].map((source) => ({
    source,
    destination: '/api/contact',
  })),
  // Once a day, which every plan allows.
  crons: [{ path: '/api/deliver', schedule: '0 5 * * *' }],
});
