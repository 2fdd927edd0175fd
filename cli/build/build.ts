import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readSettings } from '../../server/environment.ts';
import { PACKAGE } from '../../server/site-folder.mjs';
import { readCheckedJson, writeChecked } from '../../src/content/checked-file.ts';
import { formatIssues } from '../../src/content/content-issue.ts';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { hostWarnings } from '../check/host.ts';
import { run } from '../children.mjs';
import { type Command, readOptions } from '../command.ts';
import { progress, stopwatch } from '../output.mjs';
import { CACHE, disableTelemetry, folderKey, IMAGE_CACHE, ROOT, shown } from '../project.ts';
import { rememberCache, removeDamaged } from './astro-cache.ts';
import { finishPages } from './astro-log.ts';
import { takeLock } from './build-lock.ts';
import { type BuildSettings, buildSettings } from './build-settings.ts';
import { compressFiles, removeStaleCopies } from './compress.ts';
import { writeDeployConfig } from './deploy-config/write-deploy-config.ts';
import {
  builtPart,
  fingerprint,
  forgetBuild,
  readBuiltSettings,
  rememberBuild,
} from './fingerprint.ts';
import { removeLeftovers, removeOvergrown } from './leftover-files.ts';
import { PageStyles, shortStyles } from './page-styles.ts';
import { canWrite, writeProblem } from './write-problem.ts';

const LOCKS = join(CACHE, 'builds');

/** Makes all of the site but the compressed copies. */
async function makePages(settings: BuildSettings, outDir: string): Promise<void> {
  const start = Date.now();
  await forgetBuild(settings.OUT_DIR);
  // Of its own for each output folder, which one build at a time writes.
  const cacheDir = join(CACHE, 'astro', folderKey(settings.OUT_DIR));
  // The configuration reads the content. Read here, a mistake is told in its own words only, before
  // Astro has been loaded, and Astro need not read everything a second time.
  const time = stopwatch();
  const [{ default: config, content }, whole] = await Promise.all([
    import('../../astro.config.ts'),
    removeDamaged(cacheDir),
  ]);
  console.log(`Content read in ${time()}.`);
  const unclear = await hostWarnings(chooseContentFolder(ROOT, settings), content);
  if (unclear.length > 0) console.warn(formatIssues(unclear, 'warning'));
  const { build } = await import('astro');
  const stylesFile = join(CACHE, 'page-styles', `${folderKey(settings.OUT_DIR)}.json`);
  const styles = new PageStyles(await readCheckedJson(stylesFile, shortStyles));
  // The folder is not emptied first: to write over a file is much quicker than to delete it and make
  // it anew, and most images are the same as last time.
  await build({
    ...config,
    configFile: false,
    root: PACKAGE,
    cacheDir,
    logger: { entrypoint: join(import.meta.dirname, 'astro-log.ts') },
    integrations: [...(config.integrations ?? []), finishPages((html) => styles.merge(html))],
    vite: { ...config.vite, build: { ...config.vite?.build, emptyOutDir: false } },
  });
  await rememberCache(cacheDir, whole);
  removeLeftovers(outDir, start);
  await writeChecked(stylesFile, JSON.stringify(styles.prune(outDir)));
  const warnings = writeDeployConfig(outDir, settings.BASE, settings.POLICY_IN_PAGE);
  for (const warning of warnings) console.warn(warning);
}

async function buildSite(settings: BuildSettings): Promise<void> {
  const outDir = resolve(ROOT, settings.OUT_DIR);
  const total = stopwatch();
  // Taken first: what changes during the build makes the next start build again.
  const current = fingerprint(settings);
  // `npm start` opens the server as soon as it hears of the pages; where it was broken off after
  // that, only compressing remains.
  const isForServer = process.send !== undefined;
  const built = await builtPart(settings.OUT_DIR, current);
  if (built === 'all') {
    console.log(`Nothing has changed since ${shown(outDir)}/ was built.`);
    return;
  }
  if (built !== 'pages') {
    console.log(
      `Building the site from ${shown(chooseContentFolder(ROOT, settings))}/ into ${shown(outDir)}/ …`,
    );
    await makePages(settings, outDir);
  }
  const memory = join(CACHE, 'copies', `${folderKey(settings.OUT_DIR)}.json`);
  const missing = await removeStaleCopies(outDir, memory);
  if (isForServer) {
    await rememberBuild(settings.OUT_DIR, current, 'pages');
    process.send?.('pages');
  }
  await compressFiles(missing, progress('Compressed files', !isForServer));
  await rememberBuild(settings.OUT_DIR, current, 'all');
  if (!isForServer) console.log(`Site built in ${total()}.`);
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
    removeOvergrown(join(CACHE, 'node'), 5000);
    removeOvergrown(IMAGE_CACHE, 20_000);
    // React has two forms, and picks one when it is first imported.
    process.env.NODE_ENV = 'production';
    Object.assign(process.env, disableTelemetry);
    const outDir = resolve(ROOT, settings.OUT_DIR);
    // Of the folders outside of the project one at a time: Astro has one place for what it makes first.
    const key = shown(outDir) === outDir ? 'outside' : folderKey(settings.OUT_DIR);
    try {
      const lock = join(LOCKS, `${key}.lock`);
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
 * Builds the site, in a process of its own, where anything has changed since the last build. Where a
 * server waits for it and nothing can be written, the site that is there has to do.
 *
 * @param onPages Is called as soon as the pages are there, before they are compressed.
 * @returns What it is built with; undefined where it is not, and then the build has said why.
 */
export async function buildIfChanged(onPages?: () => void): Promise<BuildSettings | undefined> {
  const settings = await readBuiltSettings();
  // The build and the server read it from there.
  process.env.BASE = settings.BASE;
  const part = await builtPart(settings.OUT_DIR, fingerprint(settings));
  if (part !== undefined) onPages?.();
  if (part === 'all') return settings;
  const hasSite = existsSync(resolve(ROOT, settings.OUT_DIR, 'index.html'));
  if (onPages && hasSite && !(await canWrite(LOCKS))) {
    console.warn('This folder cannot be written, so the site is served as it was last built.');
    onPages();
    return settings;
  }
  const build = join(PACKAGE, 'cli', 'main.mjs');
  const code = await run(process.execPath, [build, 'build'], onPages && { onMessage: onPages });
  return code === 0 ? settings : undefined;
}
