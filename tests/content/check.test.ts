import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edit, withFolder } from './report.ts';

const script = join(import.meta.dirname, '../../scripts/check.ts');

/** Runs `npm run check` on a content folder. */
function check(folder: string) {
  const env = { ...process.env, CONTENT: folder, NODE_NO_WARNINGS: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('says in one line what is there', async () => {
  await withFolder({}, async (folder) => {
    const found =
      '1 project, 2 services, 1 testimonial, no skills, no About page, a Contact page, no further pages';
    expect(check(folder)).toEqual({
      status: 0,
      stdout: `${folder}/ has no mistakes: ${found}.\n`,
      stderr: '',
    });
  });
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
