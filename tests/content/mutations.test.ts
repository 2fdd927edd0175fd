import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contents, withImages, writeFiles } from '../../bench/content/files.ts';
import { mutations } from '../../bench/content/mutations.ts';
import { findWarnings } from '../../cli/check/warnings.ts';
import { ContentError } from '../../src/content/content-issue.ts';
import { load } from './report.ts';
import { absentFolder } from './run-command.ts';

/** How many contents get slips, and how many each. */
const bases = 10;
const slipsEach = 20;

test('a random content passes, and with a slip in it passes or is told with file and line', async () => {
  const folders = fc.sample(contents(3), { numRuns: bases });
  let stopped = 0;
  for (const texts of folders) {
    const files = new Map(
      Array.from(await withImages(texts), ([path, bytes]) => [path, Buffer.from(bytes)]),
    );
    const folder = await absentFolder();
    await writeFiles(folder, files);
    expect(await told(folder)).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files.keys()), mutations, async (path, { change }) => {
        const before = files.get(path) ?? Buffer.alloc(0);
        const after = change(before);
        if (after === undefined) await rm(join(folder, path));
        else await writeFile(join(folder, path), after);
        try {
          const error = await told(folder);
          if (error === undefined) return;
          stopped += 1;
          const changed = new Map(files);
          if (after === undefined) changed.delete(path);
          else changed.set(path, Buffer.from(after));
          expectPlaces(error, folder, changed);
        } finally {
          await writeFile(join(folder, path), before);
        }
      }),
      { numRuns: slipsEach },
    );
  }
  expect(stopped).toBeGreaterThan((bases * slipsEach) / 4);
});

/** The mistakes of a content, found as `npm run check` does; undefined where it is right. */
async function told(folder: string): Promise<ContentError | undefined> {
  try {
    await findWarnings(folder, await load(folder));
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Every mistake is in a file, and in a line that it has, unless it is the whole file. */
function expectPlaces(error: ContentError, folder: string, files: Map<string, Buffer>): void {
  expect(error.message).not.toMatch(/\n\s+at |undefined|\[object/);
  expect(error.issues.length).toBeGreaterThan(0);
  for (const { file, line, field, expected, found } of error.issues) {
    const place = `${file}:${line} ${field}: ${expected}, ${found}`;
    expect(file.startsWith(folder), place).toBe(true);
    if (line === undefined) {
      expect(field, place).toBeUndefined();
      continue;
    }
    const text = files.get(file.slice(folder.length + 1))?.toString('utf8') ?? '';
    expect(line, place).toBeGreaterThanOrEqual(1);
    expect(line, place).toBeLessThanOrEqual(text.split(/\r\n?|\n/).length);
  }
}
