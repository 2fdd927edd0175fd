import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { isAbsent } from '../../server/absent.ts';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { folderKey, ROOT, shown } from '../project.ts';
import type { BuildSettings } from './build-settings.ts';

/** What a built site depends on, beside the content folder. */
const SOURCES = [
  'src',
  'public',
  'astro.config.ts',
  'package-lock.json',
  'cli/build',
  'server/headers.ts',
  'server/policy.ts',
];

const IS_TEST = /\.test\.tsx?$/;

const record = z.object({
  fingerprint: z.string(),
  /** When the built index.html was written, in ms: a build by other means is not taken for ours. */
  written: z.number(),
});

/**
 * A text that changes when the site has to be built anew: paths, sizes and dates of all files that
 * take part, the settings, and the year, which stands on every page.
 */
export async function fingerprint(settings: BuildSettings, today = new Date()): Promise<string> {
  const content = chooseContentFolder(ROOT, settings);
  const trees = await Promise.all(
    [...SOURCES.map((path) => join(ROOT, path)), content].map((path) => describe(path)),
  );
  const hash = createHash('sha256');
  const { BASE, OUT_DIR, POLICY_IN_PAGE } = settings;
  const chosen = [BASE, OUT_DIR, POLICY_IN_PAGE, content];
  hash.update(JSON.stringify([...chosen, today.getFullYear(), trees.flat()]));
  return hash.digest('hex');
}

/** Whether the output folder holds the site that this fingerprint stands for. */
export async function isBuilt(outDir: string, current: string): Promise<boolean> {
  try {
    const known = record.parse(JSON.parse(await readFile(recordFile(outDir), 'utf8')));
    return known.fingerprint === current && known.written === (await writtenAt(outDir));
  } catch (error) {
    // No record, or one that was cut off or is of an older form: the site is built anew.
    if (isAbsent(error) || error instanceof SyntaxError || error instanceof z.ZodError)
      return false;
    throw error;
  }
}

/** Remembers that the output folder holds the site that this fingerprint stands for. */
export async function rememberBuild(outDir: string, current: string): Promise<void> {
  const file = recordFile(outDir);
  await mkdir(dirname(file), { recursive: true });
  const known: z.infer<typeof record> = {
    fingerprint: current,
    written: await writtenAt(outDir),
  };
  await writeFile(file, JSON.stringify(known));
}

/** Forgets a build, before the output folder is written to. */
export async function forgetBuild(outDir: string): Promise<void> {
  await rm(recordFile(outDir), { force: true });
}

function recordFile(outDir: string): string {
  return join(ROOT, '.cache', 'builds', `${folderKey(outDir)}.json`);
}

async function writtenAt(outDir: string): Promise<number> {
  return (await stat(resolve(ROOT, outDir, 'index.html'))).mtimeMs;
}

// One line for each file below a path, in a fixed order. Links are followed; `above` holds the
// folders on the way, so that a link back up does not lead round in circles.
async function describe(path: string, above: readonly string[] = []): Promise<string[]> {
  let stats: Awaited<ReturnType<typeof stat>>;
  try {
    stats = await stat(path);
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
  if (stats.isFile())
    return IS_TEST.test(path) ? [] : [`${shown(path)} ${stats.size} ${stats.mtimeMs}`];
  const id = `${stats.dev}:${stats.ino}`;
  if (!stats.isDirectory() || above.includes(id)) return [];
  const names = (await readdir(path)).sort();
  const inner = await Promise.all(names.map((name) => describe(join(path, name), [...above, id])));
  return inner.flat();
}
