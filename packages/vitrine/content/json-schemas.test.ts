import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withTable } from '../../../scripts/content-table.ts';
import { codeSettings, jsonSchemas } from './json-schemas.ts';

const folder = new URL('../schemas/', import.meta.url);
const advice = 'A file made of content/registry.ts is out of date: run `node scripts/schemas.ts`.';

test('the committed schemas are those of the loader', async () => {
  const made = jsonSchemas();
  expect((await readdir(folder)).sort(), advice).toEqual([...made.keys()].sort());
  for (const [name, text] of made) {
    expect(await readFile(new URL(name, folder), 'utf8'), advice).toBe(text);
  }
});

test('every field is described', () => {
  const group = z.object({ properties: z.record(z.string(), z.unknown()) });
  const described = z.object({ description: z.string().min(1) });
  const bare: string[] = [];
  const look = (schema: unknown, place: string): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const { data } = group.safeParse(schema);
    for (const [name, field] of Object.entries(data?.properties ?? {})) {
      if (!described.safeParse(field).success) bare.push(`${place} ${name}`);
    }
    for (const inner of Object.values(schema)) look(inner, place);
  };
  for (const [name, text] of jsonSchemas()) look(JSON.parse(text), name);
  expect(bare).toEqual([]);
});

test('the settings of VS Code and the table of the content files are those of the registry', async () => {
  const read = (path: string) => readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
  for (const [path, text] of codeSettings()) expect(await read(path), advice).toBe(text);
  const page = await read('docs/owner/content-files.md');
  expect(page, advice).toContain('| `site.yaml` | ');
  expect(page, advice).toBe(withTable(page));
});
