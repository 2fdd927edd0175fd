import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The frequent words of the generated texts. Many rare words are made up, as in a real language. */
const usual =
  'the a and of to in for with site page one shop client was is on it they every new from two work before after order picture price week year month visitor now can had has that by who which more first made small list each season address reader customer text day street town workshop letter map form note question answer';
const starts = ['br', 'ch', 'd', 'f', 'gl', 'h', 'k', 'l', 'm', 'n', 'p', 'r', 'st', 't', 'v', 'w'];
const cores = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'oo', 'ö', 'é'];
const ends = ['nd', 'rn', 'l', 'm', 'st', 'ck', 'r', 'n', 'lt', 'ss'];

/**
 * Writes a content folder with generated projects, without images.
 *
 * @param base A content folder whose pages are copied (`site.yaml`, `home.yaml`,
 *   `projects.yaml`).
 * @param folder The content folder to write; an existing folder is removed.
 * @param count The number of projects, 1 or more.
 */
export async function generateProjects(base: string, folder: string, count: number): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const file of ['home.yaml', 'projects.yaml']) await cp(join(base, file), join(folder, file));
  // Removes `locales`, because the generated projects are in one language.
  const site = await readFile(join(base, 'site.yaml'), 'utf8');
  await writeFile(join(folder, 'site.yaml'), site.replace(/^locales:.*\n/m, ''));
  let state = 20_260_101;
  /** Pseudorandom numbers from 0 to below 1, the same in each run (Lehmer's generator, `minstd`). */
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? '';
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
