// Changes testimonials by commands in several processes, and by the editor, at the same moment.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { ContentStore } from '../../packages/vitrine-editor/server/content-store.ts';
import {
  acceptTestimonial,
  deleteTestimonial,
} from '../../packages/vitrine-editor/server/testimonials.ts';
import { openDatabase } from '../../packages/vitrine-server/store/open-database.ts';
import { TestimonialStore } from '../../packages/vitrine-server/store/testimonial-store.ts';
import { load, withFolder } from '../content/check-folder.ts';
import { GOOD_MESSAGE } from '../helpers/contact-fixture.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { PORTRAIT } from '../helpers/testimonial-fixture.ts';

const portrait = { type: 'image/png', bytes: new Uint8Array(PORTRAIT) } as const;

/** The id of the testimonial with a number. */
const idOf = (number: number) => String(number).padStart(8, '0').padEnd(24, 'a');

const answerOf = (number: number) => `The answer number ${number}, which nobody else gave.`;

/** A message store with testimonials. @returns the store, which the settings of this process name */
async function storeOf(count: number): Promise<TestimonialStore> {
  vi.stubEnv('DATA_DIR', await temporaryFolder());
  const database = await openDatabase({}, process.env.DATA_DIR ?? '');
  onTestFinished(async () => {
    await database.close();
    vi.unstubAllEnvs();
  });
  const store = new TestimonialStore(database);
  for (let number = 0; number < count; number += 1) {
    const answers = [{ question: '?', answer: answerOf(number) }];
    const words = { answers, author: 'Ida', title: '', credit: 'full' } as const;
    const notice = { id: randomUUID(), message: GOOD_MESSAGE, suspicion: [], kinds: [] };
    const about = { id: idOf(number), project: 'bakery', language: '', expiresAt: 1 };
    await store.add({ ...about, words, portrait, limits: [], notice }, 1);
  }
  return store;
}

/** Starts a command about a testimonial in a process of its own. */
function start(folder: string, action: string, number: number, options: readonly string[] = []) {
  const child = spawn(
    process.execPath,
    [...options, 'packages/vitrine/cli/main.mjs', 'testimonial', action, idOf(number)],
    { cwd: ROOT, env: { ...process.env, CONTENT: folder }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const said = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { child, said: said.then(([stdout, stderr]) => stdout + stderr) };
}

/** The ids of the testimonials in the content, which has no errors, and the pictures of accepted ones. */
async function shown(folder: string) {
  const ids = (await load(folder)).testimonials?.items.map(({ id }) => id) ?? [];
  const pictures = readdirSync(join(folder, 'images')).filter((name) => name.startsWith('ida-'));
  return { ids: ids.toSorted(), pictures: pictures.toSorted() };
}

/** Saves twenty headings in the editor, each until no other change comes in between. */
async function saveHeadings(folder: string): Promise<void> {
  const path = 'testimonials.yaml';
  const editor = new ContentStore(folder);
  for (let number = 1; number <= 20; number += 1) {
    let kind = 'changed';
    while (kind === 'changed') {
      const { hash, text } = await editor.open(path);
      const change = { text: text.replace(/^heading: .*$/m, `heading: Heading ${number}`) };
      ({ kind } = await editor.save({ path, hash, change }));
    }
    expect(kind).toBe('saved');
  }
}

const entries = (...numbers: number[]) =>
  numbers.map((number) => `ida-${idOf(number).slice(0, 8)}`);

test('ten processes and the editor lose nothing, and write nothing twice', async () => {
  const store = await storeOf(12);
  await withFolder({}, async (folder) => {
    const accept = (number: number) =>
      acceptTestimonial(folder, { id: idOf(number), text: answerOf(number) });
    const commands = [0, 1, 2, 3, 4, 5, 6, 7, 0, 1].map((n) => start(folder, 'accept', n).said);
    await Promise.all([accept(8), accept(9), saveHeadings(folder)]);
    const said = await Promise.all(commands);
    expect(said.filter((one) => one.includes('Added at'))).toHaveLength(8);
    expect(said.filter((one) => one.includes('already'))).toHaveLength(2);
    const ten = entries(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    expect(await shown(folder)).toEqual({
      ids: ['baker', ...ten],
      pictures: ten.map((id) => `${id}.webp`),
    });
    expect((await load(folder)).testimonials?.heading).toBe('Heading 20');
    expect((await store.list()).filter(({ state }) => state === 'accepted')).toHaveLength(10);

    // 0 to 3 and 11 are gone in whatever order. 10 is shown if it was accepted before it was deleted from the store.
    const withdrawn = [0, 1, 2, 3, 11].map((number) => start(folder, 'withdraw', number).said);
    const again = start(folder, 'accept', 11).said;
    const last = start(folder, 'accept', 10).said;
    await deleteTestimonial(idOf(10));
    await Promise.all([...withdrawn, again, last]);
    const rest = entries(4, 5, 6, 7, 8, 9, ...((await last).includes('Added at') ? [10] : []));
    expect(await shown(folder)).toEqual({
      ids: ['baker', ...rest],
      pictures: rest.map((id) => `${id}.webp`),
    });
    const kept = (await store.list()).map(({ id }) => id);
    expect(kept.toSorted()).toEqual([4, 5, 6, 7, 8, 9].map(idOf));
  });
});

/** A module that kills its process before or after it calls a function of the file system. */
const killAt = (name: string, isAfter: boolean) => `data:text/javascript,
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { ${name}: call } = fs;
fs.${name} = (path, ...rest) => {
  if (!String(path).includes('/content/')) return call(path, ...rest);
  if (${isAfter}) call(path, ...rest);
  process.kill(process.pid, 'SIGKILL');
};
syncBuiltinESMExports();`;

test.each([
  ['writeFileSync', false],
  ['writeFileSync', true],
  ['renameSync', false],
  ['renameSync', true],
  ['rmSync', false],
  ['rmSync', true],
])(
  'a command that is killed at %s leaves a whole file and no lock (after: %s)',
  async (name, isAfter) => {
    const store = await storeOf(1);
    await withFolder({}, async (folder) => {
      const options = ['--import', killAt(name, isAfter)];
      const isRemoval = name === 'rmSync';
      if (isRemoval) await start(folder, 'accept', 0).said;
      const { child, said } = start(folder, isRemoval ? 'withdraw' : 'accept', 0, options);
      await said;
      expect(child.signalCode).toBe('SIGKILL');
      const file = join(folder, 'testimonials.yaml');
      const isWritten = readFileSync(file, 'utf8').includes(answerOf(0));
      expect(isWritten).toBe(name === 'renameSync' && isAfter);
      if (!isRemoval) {
        const again = await start(folder, 'accept', 0).said;
        expect(again).toMatch(isWritten ? /already/ : /Added at/);
        expect(await store.list()).toMatchObject([{ state: 'accepted' }]);
        expect(await shown(folder)).toEqual({
          ids: ['baker', ...entries(0)],
          pictures: entries(0).map((id) => `${id}.webp`),
        });
      }
      expect(await start(folder, 'withdraw', 0).said).toContain('It is deleted');
      expect(await shown(folder)).toEqual({ ids: ['baker'], pictures: [] });
      expect(await store.list()).toEqual([]);
    });
  },
);
