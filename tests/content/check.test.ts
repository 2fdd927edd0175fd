import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edit, withFolder } from './report.ts';
import { retouch, withTidy } from './tidy.ts';

const script = join(import.meta.dirname, '../../cli/main.ts');

/** Runs `npm run check` on a content folder. */
function check(folder: string, ...flags: string[]) {
  const env = { ...process.env, CONTENT: folder, NODE_NO_WARNINGS: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'check', ...flags], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const summary =
  '1 project, 2 services, 1 testimonial, no skills, an About page, a Contact page, no further pages';

test('says in one line what is there', async () => {
  await withTidy({}, async (folder) => {
    const answer = { status: 0, stdout: `${folder}/ has no mistakes: ${summary}.\n`, stderr: '' };
    expect(check(folder)).toEqual(answer);
    expect(check(folder, '--strict')).toEqual(answer);
  });
});

test('tells warnings apart from mistakes, and fails on them only with --strict', async () => {
  await withTidy(
    retouch('home.yaml', 'to: /contact?subject=A%20website', 'to: /contct'),
    async (folder) => {
      const answer = {
        stdout: `${folder}/ has no mistakes: ${summary}.\n`,
        stderr: `
The content has a warning:

${folder}/home.yaml:9  hero.actions[0].to
  expected  a page of this site, such as /contact, for which there is content
  found     '/contct', where nothing stands
  Did you mean '/contact'?
`,
      };
      expect(check(folder)).toEqual({ status: 0, ...answer });
      expect(check(folder, '--strict')).toEqual({ status: 1, ...answer });
    },
  );
});

test('tells an unknown flag with the one that was meant', async () => {
  const { status, stderr } = check('sample', '--stict');
  expect(status).toBe(2);
  expect(stderr).toContain("Unknown option '--stict'");
  expect(stderr).toContain("Did you mean '--strict'?");
});

test('tells the mistakes and nothing else, and fails', async () => {
  await withFolder(edit('contact.yaml', 'ines@', 'ines'), async (folder) => {
    expect(check(folder)).toEqual({
      status: 1,
      stdout: '',
      stderr: `The content has a mistake:

${folder}/contact.yaml:6  email
  expected  an email address such as name@example.com
  found     'ineshalloran.example'
`,
    });
  });
});
