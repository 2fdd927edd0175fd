import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../cli/project.ts';

const built = z.union([
  z.object({ issue: z.string() }),
  z.object({ seconds: z.number(), peakMegabytes: z.number() }),
]);

/**
 * Builds sites in a process of their own.
 *
 * @param places Content folders, and the folders that their sites are written into; all absolute.
 * @returns What went wrong with each, or what its build took; memory is that of the whole process.
 */
export async function buildSites(
  places: readonly { content: string; site: string }[],
): Promise<z.infer<typeof built>[]> {
  const { BASE: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'bench/build-many.ts'), ...places.flatMap(({ content, site }) => [content, site])],
    { cwd: ROOT, env, maxBuffer: 1e9 },
  );
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return places.map((_place, at) =>
    built.parse(JSON.parse(lines[at] ?? '{"issue":"The build printed nothing."}')),
  );
}
