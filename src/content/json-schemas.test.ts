import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { jsonSchemas } from './json-schemas.ts';

const folder = new URL('../../schemas/', import.meta.url);
const advice = 'schemas/ does not fit src/content/schemas: run `node scripts/schemas.ts`.';

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

test('VS Code has a schema for each YAML file of each content folder', async () => {
  const settings = z
    .object({ 'yaml.schemas': z.record(z.string(), z.array(z.string())) })
    .parse(
      JSON.parse(await readFile(new URL('../../.vscode/settings.json', import.meta.url), 'utf8')),
    );
  const yamlFiles = [...jsonSchemas().keys()]
    .map((file) => file.replace('.json', ''))
    .filter((name) => !['about', 'project', 'page'].includes(name));
  expect(settings['yaml.schemas']).toEqual(
    Object.fromEntries(
      yamlFiles.map((name) => [
        `./schemas/${name}.json`,
        [`sample/${name}.yaml`, `content/${name}.yaml`, `tests/fixtures/*/${name}.yaml`],
      ]),
    ),
  );
});
