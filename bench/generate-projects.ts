import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A word list with the frequencies of a real language: few words often, many seldom. */
const usual =
  'the a and of to in for with site page one shop client was is on it they every new from two work before after order picture price week year month visitor now can had has that by who which more first made small list each season address reader customer text day street town workshop letter map form note question answer';
const starts = ['br', 'ch', 'd', 'f', 'gl', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 'st', 't', 'v', 'w'];
const cores = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'oo', 'ö', 'é'];
const ends = ['nd', 'rn', 'l', 'm', 'st', 'ck', 'r', 'n', 'lt', 'ss'];

/** A reproducible source of numbers from 0 to below 1 (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Writes a content folder with generated projects, without images.
 *
 * @param base A content folder whose pages are copied (`site.yaml`, `home.yaml`,
 *   `projects.yaml`).
 * @param folder Where to write; an existing folder is removed.
 * @param count How many projects, 1 or more.
 */
export async function generateProjects(base: string, folder: string, count: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of ['home.yaml', 'projects.yaml']) await cp(join(base, file), join(folder, file));
  // The generated projects are in one language.
  const site = await readFile(join(base, 'site.yaml'), 'utf8');
  await writeFile(join(folder, 'site.yaml'), site.replace(/^locales:.*\n/m, ''));
  const next = random(20_260_101);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(next() * from.length)];
    if (picked === undefined) throw new RangeError('There is nothing to pick from.');
    return picked;
  };
  const syllable = () => pick(starts) + pick(cores) + pick(ends);
  const made = Array.from({ length: 8000 }, () => syllable() + syllable());
  const common = usual.split(' ');
  const rare = () => made[Math.floor(next() ** 3 * made.length)] ?? 'word';
  const words = (length: number) =>
    Array.from({ length }, () => (next() < 0.7 ? pick(common) : rare())).join(' ');
  const name = () =>
    `${rare()} ${rare()}`.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
  for (let index = 0; index < count; index += 1) {
    const id = String(index + 123);
    const day = new Date(Date.UTC(2026, 0, 1) - index * 8_640_000).toISOString().slice(0, 10);
    const lines = [
      '---',
      `title: ${name()}`,
      `client: ${name()} Ltd`,
      `category: ${pick(['Portfolio Website', 'Blog Website', 'eCommerce Website'])}`,
      `technologies: [${pick(['HTML-CSS-JAVASCRIPT', 'HTML-CSS-BOOTSTRAP', 'REACT-BOOTSTRAP'])}]`,
      `date: ${day}`,
      `summary: ${words(20)}.`,
      '---',
      ...['The task', 'What was done', 'The result'].flatMap((part) => [
        `\n## ${part}\n`,
        `${words(24)}.`,
      ]),
    ];
    await mkdir(join(folder, 'projects', id), { recursive: true });
    await writeFile(join(folder, 'projects', id, 'index.md'), `${lines.join('\n')}\n`);
  }
}
