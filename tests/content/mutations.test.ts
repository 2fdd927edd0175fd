import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWarnings } from '../../packages/vitrine/content/check/warnings.ts';
import { ContentError } from '../../packages/vitrine/content/content-issue.ts';
import { cases } from '../helpers/random-cases.ts';
import { writeFiles } from '../helpers/write-files.ts';
import { load } from './check-folder.ts';
import { randomContents, withImages } from './random/random-contents.ts';
import { absentFolder } from './run-command.ts';

/** The number of random content folders, and of random slips (typing errors) in each folder. */
const bases = cases(1);
const slipsEach = 16;

/** Wrong values that replace a field's value. Most have another type; some are invalid YAML. */
const strangers = [
  ...['[]', '{}', 'true', 'null', '~', '12', '-1.5', '.nan', '.inf', '0x1f', '1e400', '""', "''"],
  ...['[a, b]', '{a: b}', '[[[]]]', '2024-02-30', '!!binary x', '!x y', '*x', '&a', '|', '>', '@'],
  ...['"open', '[open', '{', '}', '#b3321f', '- - -', '? x', '%', '`', ': :', '\t', '\u0000', '..'],
  ...['constructor', '__proto__', '../../etc/hosts', '/', 'a'.repeat(5000), 'https://', '<<'],
];

/** Random changes of one file, like typing errors. Each kind of change uses only some of the fields. */
const slips = fc.record({
  kind: fc.constantFrom('remove', 'empty', 'byte', 'drop', 'double', 'rename', 'value'),
  place: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  byte: fc.nat(255),
  name: fc.constantFrom('x', '__proto__', '', '"', 'constructor', '1', 'é'),
  value: fc.constantFrom(...strangers),
});
type Slip = typeof slips extends fc.Arbitrary<infer S> ? S : never;

/** Matches the lines to which a kind of slip can be applied. */
const linesFor = { drop: /^/, double: /^/, rename: /[\w-]+:/, value: /: |- / };

/** Applies a slip to the content of a file; returns undefined if the slip removes the file. */
function slipped(bytes: Uint8Array, { kind, place, byte, name, value }: Slip) {
  if (kind === 'remove') return undefined;
  if (kind === 'empty') return new Uint8Array();
  if (kind === 'byte') return bytes.with(Math.floor(place * bytes.length), byte);
  const lines = Buffer.from(bytes).toString('utf8').split('\n');
  const possible = lines.flatMap((line, index) => (linesFor[kind].test(line) ? [index] : []));
  const index = possible[Math.floor(place * possible.length)];
  const line = lines[index ?? -1];
  if (index === undefined || line === undefined) return bytes;
  const changed = {
    drop: [],
    double: [line, line],
    rename: [line.replace(/[\w-]+(?=:)/, () => name)],
    value: [line.replace(/(: |- ).*$/, (_, sign) => sign + value)],
  };
  lines.splice(index, 1, ...changed[kind]);
  return Buffer.from(lines.join('\n'));
}

test('a random content passes; with a slip in it, it passes or is reported with file and line', async () => {
  const folders = fc.sample(randomContents(3), { numRuns: bases });
  let stopped = 0;
  for (const texts of folders) {
    const files = new Map(
      Array.from(await withImages(texts), ([path, bytes]) => [path, Buffer.from(bytes)]),
    );
    const folder = await absentFolder();
    await writeFiles(folder, files);
    expect(await errorOf(folder)).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files.keys()), slips, async (path, slip) => {
        const before = files.get(path) ?? Buffer.alloc(0);
        const after = slipped(before, slip);
        if (after === undefined) await rm(join(folder, path));
        else await writeFile(join(folder, path), after);
        try {
          const error = await errorOf(folder);
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

/** The errors that `npm run check` would report for a content folder; undefined without errors. */
async function errorOf(folder: string): Promise<ContentError | undefined> {
  try {
    await findWarnings(folder, await load(folder));
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Expects that each error names a file, and an existing line unless it concerns the whole file. */
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
