import { hash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { baseFile } from '../../astro/after-build/deploy-config/write-deploy-config.ts';
import { type BuildSettings, buildSettings } from '../../astro/build-settings.ts';
import { readCheckedJson, writeChecked } from '../../content/checked-file.ts';
import { isTimeZone, today } from '../../content/dates.ts';
import { chooseContentFolder } from '../../content/folder.ts';
import { announcedHost } from '../../content/schemas/host.ts';
import { baseSetting, readSettings } from '../../settings/read-settings.ts';
import { PACKAGE } from '../../settings/site-folder.mjs';
import { CACHE, displayPath, folderKey, ROOT } from '../../settings/site-paths.ts';

/** The parts of the package vitrine whose changes require a new build. */
const SOURCES = globSync('*', { cwd: PACKAGE, exclude: ['cli', 'node_modules'] })
  .sort()
  .map((path) => join(PACKAGE, path));

/** Files of the site owner's project, other than the content, whose changes require a new build. */
const PROJECT_SOURCES =
  '{astro.config.*,passphrases.env,src,public,package.json,package-lock.json,pnpm-lock.yaml,yarn.lock,bun.lock}';

const IS_TEST = /\.test\.tsx?$/;

/** The JSON record of a build, which is stored in `.cache/builds/`. */
const record = z.object({
  fingerprint: z.string(),
  /** A hash of the built files, to detect a site that was damaged or built by another program. */
  site: z.string(),
  /** The notes about the entries that the build left out. The fingerprint changes when one is due. */
  notes: z.array(z.string()),
});

/**
 * A hash that changes when the site has to be built again. It covers the path, size and date of each source file, the
 * settings, and the current year, because every page shows the year. For a site with posts it covers the current day,
 * because a post may have this day as its date of publication; and it covers the projects of days to come.
 *
 * @param root The folder of the site owner's project.
 */
export function fingerprint(settings: BuildSettings, now = new Date(), root = ROOT): string {
  const content = chooseContentFolder(root, settings);
  const projectFiles = globSync(PROJECT_SOURCES, { cwd: root })
    .sort()
    .map((path) => join(root, path));
  const lines = [...SOURCES, ...projectFiles, content].flatMap((path) => describe(path, IS_TEST));
  const chosen = { ...settings, CONTENT: content, host: announcedHost(process.env), ...secrets() };
  const day = today(now, timeZoneOf(content));
  const date = existsSync(join(content, 'posts')) ? day : day.slice(0, 4);
  return hash('sha256', JSON.stringify([chosen, date, projectsAfter(day, content), lines]));
}

/**
 * The secrets of private work in the environment, if the key of the site is among them: without its 256 bits, a hash of
 * a passphrase could be guessed.
 */
function secrets(): Record<string, string | undefined> {
  const all = Object.entries(process.env);
  return process.env.SITE_KEY
    ? Object.fromEntries(all.filter(([name]) => /^(?:SITE_KEY$|PASSPHRASE_)/.test(name)))
    : {};
}

/** Reads a field of a content file, whose other fields and errors do not matter here. */
function fieldIn(file: string, field: string): string | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return new RegExp(`^${field}:[ \\t]*["']?([^"'#\\s]+)`, 'm').exec(text)?.[1];
}

/** The time zone in site.yaml; that of the machine if there is none, or none that exists. */
function timeZoneOf(content: string): string | undefined {
  const zone = fieldIn(join(content, 'site.yaml'), 'timeZone');
  return zone !== undefined && isTimeZone(zone) ? zone : undefined;
}

/** The dates of projects that are later than a day. */
function projectsAfter(day: string, content: string): string[] {
  return globSync('projects/*/index.md', { cwd: content })
    .flatMap((file) => fieldIn(join(content, file), 'date') ?? [])
    .filter((date) => date > day)
    .sort();
}

/**
 * The notes of the build in the output folder; undefined if that contains no undamaged site that was built
 * with this fingerprint.
 */
export function builtNotes(outDir: string, current: string): readonly string[] | undefined {
  const saved = readCheckedJson(recordFile(outDir), record);
  const isBuilt = saved?.fingerprint === current && saved.site === hashOf(outDir);
  return isBuilt ? saved.notes : undefined;
}

/**
 * The settings of the built site. Without BASE, the sub-path of the last build is used.
 *
 * @throws SettingsError if an environment variable has an invalid value
 */
export async function readBuiltSettings(): Promise<BuildSettings> {
  const settings = readSettings(buildSettings, process.env);
  if (process.env.BASE) return settings;
  const file = resolve(ROOT, settings.OUT_DIR, baseFile);
  const written = await readFile(file, 'utf8').catch(() => undefined);
  return { ...settings, BASE: baseSetting.catch(settings.BASE).parse(written) };
}

/** Saves the fingerprint with which the site in the output folder was built, and the notes of the build. */
export async function saveFingerprint(
  outDir: string,
  current: string,
  notes: readonly string[],
): Promise<void> {
  const saved = { fingerprint: current, site: hashOf(outDir), notes: [...notes] };
  await writeChecked(recordFile(outDir), JSON.stringify(saved satisfies z.infer<typeof record>));
}

function recordFile(outDir: string): string {
  return join(CACHE, 'builds', `${folderKey(outDir)}.json`);
}

function hashOf(outDir: string): string {
  return hash('sha256', describe(resolve(ROOT, outDir)).join('\n'));
}

// The path, size and date of each file below a path, sorted by name. `.git` and files that match
// `leftOut` are omitted. Symbolic links are followed, except links to a parent folder (listed in
// `above`), because following such a link would never end.
function describe(path: string, leftOut?: RegExp, above: readonly string[] = []): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isFile())
    return leftOut?.test(path) ? [] : [`${displayPath(path)} ${stats.size} ${stats.mtimeMs}`];
  const id = `${stats?.dev}:${stats?.ino}`;
  if (!stats?.isDirectory() || above.includes(id)) return [];
  const names = readdirSync(path).filter((name) => name !== '.git');
  return names.sort().flatMap((name) => describe(join(path, name), leftOut, [...above, id]));
}
