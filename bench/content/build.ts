import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ROOT } from '../../cli/project.ts';

const built = z.object({ fault: z.string().optional() });

/** A content folder, and the folder that its site is written into; both absolute. */
export interface Place {
  content: string;
  site: string;
}

/**
 * Builds sites in a process of their own.
 *
 * @returns What went wrong with each; undefined where nothing did.
 */
export async function buildMany(places: readonly Place[]): Promise<(string | undefined)[]> {
  const { BASE: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, 'bench/content/build-many.ts'),
      ...places.flatMap(({ content, site }) => [content, site]),
    ],
    { cwd: ROOT, env, maxBuffer: 1e9 },
  );
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return places.map((_place, at) =>
    lines[at] === undefined
      ? 'The build ended without a word.'
      : built.parse(JSON.parse(lines[at])).fault,
  );
}
