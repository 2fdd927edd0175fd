import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSettings } from '../../server/environment.ts';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { run } from '../children.mjs';
import { type Command, readOptions } from '../command.ts';
import { stopwatch } from '../output.mjs';
import { CACHE, disableTelemetry, folderKey, ROOT, shown } from '../project.ts';
import { rememberCache, removeDamaged } from './astro-cache.ts';
import { takeLock } from './build-lock.ts';
import { type BuildSettings, buildSettings } from './build-settings.ts';
import { keepCompiledCode } from './compile-cache.ts';
import { compressFolder } from './compress.ts';
import { finishPages, writeDeployConfig } from './deploy-config/write-deploy-config.ts';
import {
  fingerprint,
  forgetBuild,
  isBuilt,
  readBuiltSettings,
  rememberBuild,
} from './fingerprint.ts';
import { removeLeftovers } from './leftover-files.ts';
import { writeProblem } from './write-problem.ts';

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
  const key = folderKey(settings.OUT_DIR);
  // Of its own for each output folder, which one build at a time writes.
  const cacheDir = join(CACHE, 'astro', key);
  await removeDamaged(cacheDir);

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
    cacheDir,
    logLevel: 'warn',
    vite: { ...config.vite, build: { ...config.vite?.build, emptyOutDir: false } },
  });
  await rememberCache(cacheDir);
  await removeLeftovers(outDir, start);
  console.log(`Pages and images written in ${total()}.`);
  await finishPages(outDir, settings.POLICY_IN_PAGE);

  const step = stopwatch();
  const { files, compressed } = await compressFolder(outDir, join(CACHE, 'compressed', key));
  console.log(
    `${files} files compressed in ${step()} (${files - compressed} from the last build).`,
  );
  for (const warning of await writeDeployConfig(outDir, settings.BASE)) console.warn(warning);
  await rememberBuild(settings, current);
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
    keepCompiledCode(join(CACHE, 'node'));
    // React has two forms, and picks one when it is first imported.
    process.env.NODE_ENV = 'production';
    Object.assign(process.env, disableTelemetry);
    const outDir = resolve(ROOT, settings.OUT_DIR);
    // Of the folders outside of the project one at a time: Astro has one place for what it makes first.
    const key = shown(outDir) === outDir ? 'outside' : folderKey(settings.OUT_DIR);
    try {
      const lock = join(CACHE, 'builds', `${key}.lock`);
      const free = await takeLock(lock, `building into ${shown(outDir)}/`);
      try {
        await mkdir(outDir, { recursive: true });
        await access(outDir, constants.W_OK);
        await buildSite(settings);
      } finally {
        await free();
      }
    } catch (error) {
      throw writeProblem(error) ?? error;
    }
  },
};

/**
 * Builds the site, in a process of its own, where anything has changed since the last build.
 *
 * @returns What it is built with; undefined where it is not, and then the build has said why.
 */
export async function buildIfChanged(): Promise<BuildSettings | undefined> {
  const settings = await readBuiltSettings();
  // The build and the server read it from there.
  process.env.BASE = settings.BASE;
  if (await isBuilt(settings.OUT_DIR, await fingerprint(settings))) return settings;
  const code = await run(process.execPath, [join(ROOT, 'cli', 'main.ts'), 'build']);
  return code === 0 ? settings : undefined;
}
