import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { base } from '../../../tests/content/base.ts';
import { makeFolder } from '../../../tests/editor/content-folder.ts';
import { GOOD_MESSAGE } from '../../../tests/helpers/contact-fixture.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { KEY } from '../../../tests/helpers/testimonial-fixture.ts';
import { openDatabase } from '../../vitrine-server/store/open-database.ts';
import { TestimonialStore } from '../../vitrine-server/store/testimonial-store.ts';
import {
  acceptTestimonial,
  askForTestimonial,
  deleteTestimonial,
  receivedTestimonials,
} from './testimonials.ts';

let folder: string;
const file = () => join(folder, 'testimonials.yaml');

beforeEach(async () => {
  vi.stubEnv('SIGNING_KEY', KEY);
  vi.stubEnv('DATA_DIR', await temporaryFolder());
  folder = await makeFolder();
});
afterEach(() => rm(folder, { recursive: true }));

test('a project gets a link and a mail; without a form, the owner reads what is missing', async () => {
  const request = { project: 'one', language: '' };
  await expect(askForTestimonial(folder, request)).rejects.toThrow('request: { stars: false }');
  await writeFile(file(), `request: { stars: false }\n${await readFile(file(), 'utf8')}`);
  const form = 'form: { heading: Write, privacy: Only to answer. }\n';
  await writeFile(join(folder, 'contact.yaml'), base['contact.yaml'] + form);
  const { text, link } = await askForTestimonial(folder, request);
  expect(link).toMatch(/\/testimonial\/[\w-]{60,}$/);
  expect(text).toContain(link);
  vi.stubEnv('SIGNING_KEY', undefined);
  await expect(askForTestimonial(folder, request)).rejects.toThrow('SIGNING_KEY=');
});

test('nothing is listed that did not come in, and none of it can be accepted', async () => {
  const before = await readFile(file(), 'utf8');
  expect(await receivedTestimonials()).toEqual([]);
  expect(await acceptTestimonial(folder, { id: 'a'.repeat(24), text: 'Good.' })).toEqual([]);
  expect(await readFile(file(), 'utf8')).toBe(before);
});

/** Stores a testimonial as the server does. */
async function receive(id: string, answer: string): Promise<void> {
  const database = await openDatabase({}, process.env.DATA_DIR ?? '');
  await new TestimonialStore(database).add(
    {
      id,
      project: 'one',
      language: '',
      expiresAt: 1,
      words: { answers: [{ question: '?', answer }], author: 'Ida', title: '', credit: 'full' },
      limits: [],
      notice: { id: randomUUID(), message: GOOD_MESSAGE, suspicion: [], kinds: [] },
    },
    1,
  );
  await database.close();
}

test('of two windows that accept at the same moment, each adds its own words once', async () => {
  const [first, second, long] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)];
  await receive(first, 'Good <b>bread</b>.');
  await receive(second, 'Good site.');
  await receive(long, 'Word. '.repeat(200).trim());
  expect(await receivedTestimonials()).toHaveLength(3);
  const accept = (id: string, text: string) => acceptTestimonial(folder, { id, text });
  const results = await Promise.allSettled([
    accept(first, 'Good <b>bread</b>.'),
    accept(first, '… <b>bread</b>.'),
    accept(second, 'Good site.'),
  ]);
  const states = results.map(({ status }) => status).toSorted();
  expect(states).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect((await readFile(file(), 'utf8')).match(/consent:/g)).toHaveLength(2);
  const tooLong = accept(long, 'Word. '.repeat(200).trim());
  await expect(tooLong).rejects.toThrow('700 fit. Leave words out, with … in their place.');
  await expect(accept(long, 'Words.')).rejects.toThrow('[-Word. Word.');
  expect(await accept(long, 'Word. Word. …')).toEqual([]);
  expect(await deleteTestimonial(long)).toEqual([]);
});
