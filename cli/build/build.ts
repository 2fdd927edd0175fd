import { join, resolve } from 'node:path';
import { readSettings } from '../../server/environment.ts';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { run } from '../children.mjs';
import { type Command, readOptions } from '../command.ts';
import { stopwatch } from '../output.mjs';
import { disableTelemetry, folderKey, ROOT, shown } from '../project.ts';
import { type BuildSettings, buildSettings } from './build-settings.ts';
import { keepCompiledCode } from './compile-cache.ts';
import { compressFolder } from './compress.ts';
import { putPolicyInPages, writeDeployConfig } from './deploy-config/write-deploy-config.ts';
import { fingerprint, forgetBuild, isBuilt, rememberBuild } from './fingerprint.ts';
import { removeLeftovers } from './leftover-files.ts';

async function buildSite(settings: BuildSettings): Promise<void> {
  const outDir = resolve(ROOT, settings.OUT_DIR);
  console.log(
    `Building the site from ${shown(chooseContentFolder(ROOT, settings))}/ into ${shown(outDir)}/ …`,
  );
  const total = stopwatch();
  const start = Date.now();
  // Taken first: what changes during the build makes the next start build again.
  const current = await fingerprint(settings);
  await forgetBuild(settings.OUT_DIR);

  // The configuration reads the content. Read here, a mistake is told in its own words only, before
  // Astro has been loaded, and Astro need not read everything a second time.
  const { default: config } = await import('../../astro.config.ts');
  const { build } = await import('astro');
  // The folder is not emptied first: to write over a file is much quicker than to delete it and make
  // it anew, and most images are the same as last time.
  await build({
    ...config,
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    vite: { ...config.vite, build: { ...config.vite?.build, emptyOutDir: false } },
  });
  await removeLeftovers(outDir, start);
  console.log(`Pages and images written in ${total()}.`);
  if (settings.POLICY_IN_PAGE) await putPolicyInPages(outDir);

  const step = stopwatch();
  const cache = join(ROOT, '.cache', 'compressed', folderKey(settings.OUT_DIR));
  const { files, compressed } = await compressFolder(outDir, cache);
  console.log(
    `${files} files compressed in ${step()} (${files - compressed} from the last build).`,
  );
  for (const warning of await writeDeployConfig(outDir, settings.BASE)) console.warn(warning);
  await rememberBuild(settings.OUT_DIR, current);
  console.log(`Site built in ${total()}.`);
}

export const command: Command = {
  summary: 'Builds the site into dist/.',
  examples: [
    ['npm run build', 'for the root of a domain'],
    ['BASE=/portfolio npm run build', 'for a sub-path'],
  ],
  notes: `CONTENT=folder names another content folder, OUT_DIR=folder another place for the site.
POLICY_IN_PAGE=yes writes the content policy into each page, for a host without headers.`,
  async run(args) {
    readOptions({}, args);
    const settings = readSettings(buildSettings, process.env);
    keepCompiledCode(join(ROOT, '.cache', 'node'));
    // React has two forms, and picks one when it is first imported.
    process.env.NODE_ENV = 'production';
    Object.assign(process.env, disableTelemetry);
    await buildSite(settings);
  },
};

/**
 * Builds the site, in a process of its own, where anything has changed since the last build.
 *
 * @returns Whether the site is built; if not, the build has said why.
 */
export async function buildIfChanged(): Promise<boolean> {
  const settings = readSettings(buildSettings, process.env);
  if (await isBuilt(settings.OUT_DIR, await fingerprint(settings))) return true;
  return (await run(process.execPath, [join(ROOT, 'cli', 'main.ts'), 'build'])) === 0;
}
