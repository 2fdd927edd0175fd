import { expect, test } from 'vitest';
import { edit } from './base.ts';
import { withFolder } from './check-folder.ts';
import { run } from './run-command.ts';

const noErrors = expect.stringMatching(
  /^content\/ has no errors: 1 project, .*an About page, 2 services, .*1 testimonial, .*no further pages\.\nThe interface of en-DE is in English\.$/,
);

test('without errors a line sums up the content, and one names the language of the interface', async () => {
  const result = await withFolder({}, (folder) => run(folder, 'check', '--strict'));
  expect(result).toEqual({ status: 0, stdout: noErrors, stderr: '' });
});

test('a typeface without the letters of the locale is a note, because the site may have fonts of its own', async () => {
  const changes = edit(
    'site.yaml',
    'brand: Halloran\n',
    'brand: Halloran\nlocale: bg\nlook: shop\n',
  );
  const { stdout, stderr } = await withFolder(changes, (folder) => run(folder, 'check'));
  expect(stderr).not.toContain('typeface');
  expect(stdout).toContain('The typeface bricolage has no Cyrillic letters, so pages in bg show');
  expect(stdout).toMatch(/Typefaces that have them: playfair, jetbrains, sofia, inter\.$/);
});

test('warnings are apart from errors, and make the check fail only with --strict', async () => {
  const changes = edit('home.yaml', 'to: /contact?subject=A%20website', 'to: /contct');
  await withFolder(changes, async (folder) => {
    const result = {
      stdout: noErrors,
      stderr: `
The content has a warning:

content/home.yaml:10  hero.actions[0].to
  expected  a page of this site that has content, such as /contact
  found     '/contct', but the site has no such page
  Did you mean '/contact'?`,
    };
    expect(await run(folder, 'check')).toEqual({ status: 0, ...result });
    expect(await run(folder, 'check', '--strict')).toEqual({ status: 1, ...result });
  });
});

test('errors are reported alone, and make the check fail', async () => {
  const changes = edit('contact.yaml', 'ines@', 'ines');
  expect(await withFolder(changes, (folder) => run(folder, 'check'))).toEqual({
    status: 1,
    stdout: '',
    stderr: `The content has an error:

content/contact.yaml:6  email
  expected  an email address such as name@example.com
  found     'ineshalloran.test'`,
  });
});
