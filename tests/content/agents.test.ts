import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { isCommand } from '../../packages/vitrine/cli/commands.ts';
import { collections, filePath } from '../../packages/vitrine/content/collection-files.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { edit } from '../helpers/copy-project.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeFiles } from '../helpers/write-files.ts';
import { warningsIn } from './check-folder.ts';
import { absentFolder, run } from './run-command.ts';

const page = readFileSync(join(ROOT, 'packages/create-vitrine/hosts/every/AGENTS.md'), 'utf8');

/** The code blocks of one language in AGENTS.md: the text after the language name, and the code. */
function blocks(language: string): (readonly [string, string])[] {
  const block = new RegExp(`^ *\`\`\`${language} ?(.*)\\n((?:.*\\n)*?) *\`\`\`$`, 'gm');
  return Array.from(page.matchAll(block), ([, name = '', text = '']) => [name, text] as const);
}

/** The commands in the shell code blocks of AGENTS.md, without `npx vitrine`. */
const calls = blocks('sh')
  .flatMap(([, text]) => text.trim().split('\n'))
  .map((line) => {
    const [, name = '', rest = ''] = /^ *npx vitrine (\S+)(.*)$/.exec(line) ?? [];
    const words = Array.from(rest.matchAll(/"([^"]*)"|\S+/g), ([word, quoted]) => quoted ?? word);
    return [name, ...words];
  });

test('AGENTS.md names every collection with its schema', () => {
  const rows = Object.entries(collections).map(
    ([name, collection]) =>
      `| \`${filePath(collection).replace('*', '<id>')}\` | [${name}](node_modules/vitrine/schemas/${name}.json) | ${collection.holds} |\n`,
  );
  expect(page).toContain(`|---|---|---|\n${rows.join('')}\n`);
});

test('its example has no warning', async () => {
  const files = [...blocks('yaml'), ...blocks('markdown')];
  expect(files).toHaveLength(7);
  expect(await warningsIn(await temporaryFolder(Object.fromEntries(files)))).toBe('');
});

test('its commands exist, and lead to a content that passes the strict check', async () => {
  expect(calls.filter(([name = '']) => !isCommand(name))).toEqual([]);

  const [folder, other] = [await absentFolder(), await absentFolder()];
  const resume = join(dirname(other), 'resume.json');
  await writeFile(resume, JSON.stringify({ basics: { name: 'Ines Halloran' } }));
  // The command before `init` is only the goal. Commands that build are run by tests of the build.
  const walk = calls.slice(calls.findIndex(([name]) => name === 'init'));
  const written = [...blocks('yaml'), ...blocks('markdown')].filter(([file]) =>
    ['home.yaml', 'about.md'].includes(file),
  );
  expect(written).toHaveLength(2);
  for (const [name = '', ...args] of walk) {
    if (name === 'build' || name === 'check-site') continue;
    // Before the check, the placeholder texts of `init` are replaced by the example of AGENTS.md.
    if (name === 'check') {
      await writeFiles(folder, Object.fromEntries(written));
      await edit(join(folder, 'projects/1/index.md'), (text) =>
        text.replace('This website', 'Mill'),
      );
    }
    const given = args.map((word) => (word === 'resume.json' ? resume : word));
    const result = await run(given.includes(resume) ? other : folder, name, ...given);
    expect({ name, ...result }).toMatchObject({ name, status: 0, stderr: '' });
  }
  expect(walk).toContainEqual(['check', '--strict']);
});
