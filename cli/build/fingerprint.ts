import { hash } from 'node:crypto';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { baseSetting, readSettings } from '../../platform/read-settings.ts';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { CACHE, displayPath, folderKey, ROOT } from '../../platform/site-paths.ts';
import { readCheckedJson, writeChecked } from '../../src/content/checked-file.ts';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { today } from '../../src/content/schemas/fields/dates.ts';
import { announcedHost } from '../../src/content/schemas/host.ts';
import { baseFile } from '../../src/integration/build/deploy-config/write-deploy-config.ts';
import { type BuildSettings, buildSettings } from '../../src/integration/build-settings.ts';

/** The code of this package that a built site depends on. */
const SOURCES = [
  'src',
  'index.ts',
  'components.ts',
  'content.ts',
  'package.json',
  'platform/http',
].map((path) => join(PACKAGE, path));

/** Files of the owner's project, beside the content, that a built site depends on. */
const PROJECT_SOURCES =
  '{astro.config.*,src,public,package.json,package-lock.json,pnpm-lock.yaml,yarn.lock,bun.lock}';

const IS_TEST = /\.test\.tsx?$/;

/** The record of a build, kept outside of the built site. */
const record = z.object({
  fingerprint: z.string(),
  /** A hash of its files, by which a site that was damaged or built by other means is found. */
  site: z.string(),
});

/**
 * A hash that changes when the site has to be built again. It covers paths, sizes and dates of all
 * files that the site depends on, the settings, and the year, which is on every page. With posts it
 * covers the day, because a post may be published on it.
 *
 * @param root The owner's folder.
 */
export function fingerprint(settings: BuildSettings, now = new Date(), root = ROOT): string {
  const content = chooseContentFolder(root, settings);
  const projectFiles = globSync(PROJECT_SOURCES, { cwd: root })
    .sort()
    .map((path) => join(root, path));
  const lines = [...SOURCES, ...projectFiles, content].flatMap((path) => describe(path, IS_TEST));
  const { BASE, OUT_DIR, LOOK, POLICY_IN_PAGE, PAGE_COMPRESSION } = settings;
  const host = announcedHost(process.env);
  const chosen = [BASE, OUT_DIR, LOOK, POLICY_IN_PAGE, PAGE_COMPRESSION, host, content];
  const date = existsSync(join(content, 'posts')) ? today(now) : now.getFullYear();
  return hash('sha256', JSON.stringify([...chosen, date, lines]));
}

/** Whether the output folder holds the site of this fingerprint, undamaged. */
export function isBuilt(outDir: string, current: string): boolean {
  const known = readCheckedJson(recordFile(outDir), record);
  return known?.fingerprint === current && known.site === hashOf(outDir);
}

/**
 * The settings of the built site. Without BASE, the sub-path is that of the last build.
 *
 * @throws SettingsError if a variable is wrong
 */
export async function readBuiltSettings(): Promise<BuildSettings> {
  const settings = readSettings(buildSettings, process.env);
  if (process.env.BASE) return settings;
  const file = resolve(ROOT, settings.OUT_DIR, baseFile);
  const written = await readFile(file, 'utf8').catch(() => undefined);
  return { ...settings, BASE: baseSetting.catch(settings.BASE).parse(written) };
}

/** Remembers the fingerprint of the site in the output folder. */
export async function saveFingerprint(outDir: string, current: string): Promise<void> {
  const known = { fingerprint: current, site: hashOf(outDir) };
  await writeChecked(recordFile(outDir), JSON.stringify(known satisfies z.infer<typeof record>));
}

function recordFile(outDir: string): string {
  return join(CACHE, 'builds', `${folderKey(outDir)}.json`);
}

function hashOf(outDir: string): string {
  return hash('sha256', describe(resolve(ROOT, outDir)).join('\n'));
}

// One line for each file below a path, in a fixed order, without those of Git and those to leave out.
// Links are followed. `above` holds the parent folders: a link to one of them is skipped, because it
// would never end.
function describe(path: string, leftOut?: RegExp, above: readonly string[] = []): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile())
    return leftOut?.test(path) ? [] : [`${displayPath(path)} ${stats.size} ${stats.mtimeMs}`];
  const id = `${stats?.dev}:${stats?.ino}`;
  if (!stats?.isDirectory() || above.includes(id)) return [];
  const names = readdirSync(path).filter((name) => name !== '.git');
  return names.sort().flatMap((name) => describe(join(path, name), leftOut, [...above, id]));
}
