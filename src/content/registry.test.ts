import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { additionsTo, runNew } from '../../cli/new/new.ts';
import { base } from '../../tests/content/base.ts';
import { type Changes, withFolder } from '../../tests/content/report.ts';
import { jsonSchemas } from './json-schemas.ts';
import { loadKinds } from './loader/load.ts';
import { type ContentKind, registry } from './registry.ts';
import { id, text, webAddress } from './schemas/fields/fields.ts';
import { image } from './schemas/fields/image.ts';
import { uniqueById } from './schemas/fields/lists.ts';
import { summarise } from './summary.ts';

// A kind is added by its schema and an entry of the registry; this adds two that the site lacks.

const client = z.strictObject({
  id: id().describe('A short name of its own.'),
  name: text(40, { isName: true }).describe('The name of the client.'),
  url: webAddress().optional().describe('Where it stands on the web.'),
  logo: image({ leastWidth: 1 }).optional().describe('An image of its sign.'),
});

const kinds = {
  ...registry,
  clients: {
    file: 'clients.yaml',
    schema: z.strictObject({
      heading: text(80).describe('The heading above the clients.'),
      clients: uniqueById(client).describe('The clients, in order.'),
    }),
    title: 'Clients',
    holds: 'who you work for',
    pages: ['/'],
    list: { path: ['clients'], entry: 'client', first: () => ({ heading: 'Clients' }) },
  },
  note: {
    file: 'notes/*.md',
    schema: z.strictObject({ title: text(80).describe('The title of the note.') }),
    title: 'Note',
    holds: 'a note',
    pages: ['/notes/*'],
    body: 'html',
  },
} as const satisfies Record<string, ContentKind>;

const clients = `heading: Clients
clients:
  - id: ovens
    name: Ovens Ltd
    logo: images/baker.png
  - id: mills
    name: Mills & Sons
`;
const files = { 'clients.yaml': clients, 'notes/first.md': '---\ntitle: First\n---\n\nBread.\n' };

const load = (folder: string) => loadKinds(kinds, folder, join(dirname(folder), 'images'));

/** The report on a folder with these files. */
async function mistakesIn(changes: Changes): Promise<string> {
  return await withFolder({ ...files, ...changes }, async (folder) => {
    const error: unknown = await load(folder).catch((thrown: unknown) => thrown);
    return error instanceof Error ? error.message.replaceAll(folder, 'content') : '';
  });
}

test('is loaded, under its own name and with its own type', async () => {
  await withFolder(files, async (folder) => {
    const content = await load(folder);
    const names: string[] | undefined = content.clients?.clients.map(({ name }) => name);
    expect(names).toEqual(['Ovens Ltd', 'Mills & Sons']);
    expect(content.clients?.clients[0]?.logo).toMatchObject({
      path: 'images/baker.png',
      width: 208,
    });
    expect(content.notes).toEqual([{ id: 'first', title: 'First', html: '<p>Bread.</p>\n' }]);
    expect(summarise(content, kinds)).toContain(', 2 clients, ');
  });
  await withFolder({}, async (folder) => {
    const { clients: none, notes } = await load(folder);
    expect({ none, notes }).toEqual({ none: undefined, notes: [] });
  });
});

describe('is checked', () => {
  test('with the line of a mistake', async () => {
    const wrong = clients.replace('name: Mills & Sons', 'nme: Mills & Sons');
    expect(await mistakesIn({ 'clients.yaml': wrong })).toBe(`The content has a mistake:

content/clients.yaml:7  clients[1].nme
  expected  one of the fields id, name, url, logo
  found     an unknown field 'nme'
  Did you mean 'name'?`);
  });

  test.each([
    ['a misspelt file', 'cleints.yaml', "Did you mean 'clients.yaml'?"],
    ['a misspelt folder', 'note/first.txt', "Did you mean 'notes'?"],
    ['another ending', 'notes/second.txt', "Did you mean 'notes/second.md'?"],
    ['a folder', 'notes/second/index.md', "Did you mean 'notes/second.md'?"],
    ['a name that fits no address', 'notes/My note.md', 'a file name of lower-case letters'],
  ])('with what was meant: %s', async (_what, name, told) => {
    expect(await mistakesIn({ [name]: '---\ntitle: Second\n---\n' })).toContain(told);
  });
});

test('is translated, entry by entry', async () => {
  const site = { 'site.yaml': siteOf(['en', 'de']) };
  const german = {
    'de/clients.yaml': 'heading: Kunden\nclients:\n  - id: mills\n    name: Mills & Söhne\n',
    'de/notes/first.md': '---\ntitle: Erste\n---\n\nBrot.\n',
  };
  await withFolder({ ...files, ...site, ...german }, async (folder) => {
    const [de] = (await load(folder)).translations;
    expect(de?.clients?.heading).toBe('Kunden');
    expect(de?.clients?.clients.map(({ name }) => name)).toEqual(['Ovens Ltd', 'Mills & Söhne']);
    expect(de?.notes).toEqual([{ id: 'first', title: 'Erste', html: '<p>Brot.</p>\n' }]);
  });
  await withFolder({ ...files, ...site, 'de/home.yaml': 'hero: {}\n' }, async (folder) => {
    const [de] = (await load(folder)).translations;
    expect(de?.clients).toMatchObject({ heading: 'Clients', language: 'en' });
    expect(de?.notes[0]).toMatchObject({ title: 'First', language: 'en' });
  });
  expect(await mistakesIn({ ...site, 'de/notes/other.md': '---\ntitle: Andere\n---\n' })).toContain(
    "'other.md', which is not there",
  );
});

test('is offered by npm run new, with what its schema says of its fields', async () => {
  expect(additionsTo(kinds).get('client')?.options.url?.help).toBe('where it stands on the web');
  await withFolder({}, async (folder) => {
    const add = async (...args: string[]) =>
      (await runNew(args, { CONTENT: folder }, undefined, kinds)).replaceAll(folder, 'content');
    expect(await add('client', 'Ovens Ltd', '--logo', join(folder, 'images/baker.png'))).toBe(
      "content/clients.yaml has 'Ovens Ltd'.\nNext: npm run check.",
    );
    await add('client', 'Mills & Sons', '--url', 'https://mills.example');
    await expect(add('client', 'X', '--url', 'mills')).rejects.toThrow('--url: expected a web');
    await expect(add('clint')).rejects.toThrow("Did you mean 'client'?");
    expect(await readFile(join(folder, 'clients.yaml'), 'utf8')).toContain('# Who you work for.');
    expect((await load(folder)).clients?.clients).toMatchObject([
      { id: 'ovens-ltd', name: 'Ovens Ltd', logo: { path: 'images/ovens-ltd.png' } },
      { id: 'mills-sons', name: 'Mills & Sons', url: 'https://mills.example' },
    ]);
  });
});

test('has a JSON Schema', () => {
  const { required } = JSON.parse(jsonSchemas(kinds).get('clients.json') ?? '');
  expect(required).toEqual(['heading', 'clients']);
  expect([...jsonSchemas(kinds).keys()]).toContain('note.json');
});

function siteOf(locales: readonly string[]): string {
  return `${base['site.yaml']}locale: ${locales[0]}\nlocales: [${locales.join(', ')}]\n`;
}
