import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { defaultIntegrations } from '../../packages/vitrine/cli/site-build/default-config.ts';
import { CACHE, disableTelemetry, ROOT } from '../../packages/vitrine/settings/site-paths.ts';

const built = z.object({ issue: z.string().optional() });

/**
 * Builds sites one after the other in one separate process, by Astro's API and not by `vitrine build`.
 *
 * @param places Absolute paths: a content folder and the folder for the built site, for each build.
 * @returns The error of each build; undefined for a build without an error.
 */
export async function buildSites(
  places: readonly { content: string; site: string }[],
): Promise<(string | undefined)[]> {
  const { BASE: _, ...inherited } = process.env;
  const env = { ...inherited, ...disableTelemetry, NODE_ENV: 'production' };
  const folders = places.flatMap(({ content, site }) => [content, site]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [import.meta.filename, ...folders],
    { cwd: ROOT, env, maxBuffer: 1e9 },
  );
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  const none = '{"issue":"The process printed no result for this build."}';
  return places.map((_place, at) => built.parse(JSON.parse(lines[at] ?? none)).issue);
}

async function buildOnce(content: string, site: string): Promise<z.infer<typeof built>> {
  const { build } = await import('astro');
  // Astro renames files into the site, so it is built on the file system of the project.
  const outDir = join(CACHE, 'bench-site');
  Object.assign(process.env, { CONTENT: content, OUT_DIR: outDir });
  try {
    const integrations = await defaultIntegrations(ROOT);
    await build({ root: ROOT, logLevel: 'silent', integrations });
    await cp(outDir, site, { recursive: true });
    return {};
  } catch (error) {
    return { issue: error instanceof Error ? error.stack || error.message : String(error) };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const folders = process.argv.slice(2);
  for (let at = 0; at < folders.length; at += 2) {
    console.log(JSON.stringify(await buildOnce(folders[at] ?? '', folders[at + 1] ?? '')));
  }
  process.exit(0);
}
