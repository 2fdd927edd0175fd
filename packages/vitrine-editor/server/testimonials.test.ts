import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { base } from '../../../tests/content/base.ts';
import { makeFolder } from '../../../tests/editor/content-folder.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { KEY } from '../../../tests/helpers/testimonial-fixture.ts';
import { acceptTestimonial, askForTestimonial, receivedTestimonials } from './testimonials.ts';

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
