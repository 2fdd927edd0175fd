import { execFileSync } from 'node:child_process';
import { cp, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { copyProject, edit } from '../helpers/copy-project.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

test('the steps of docs/guides/add-a-look.md add a seventh look', async () => {
  const folder = await temporaryFolder();
  await copyProject(folder);
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const content = join(folder, 'content');
  await cp(join(ROOT, 'tests/fixtures/minimal'), content, { recursive: true });
  // Vitest's environment variables are removed, because with them Astro would build for development.
  const env = { PATH: process.env.PATH };
  const node = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });

  const looks = join(folder, 'packages/vitrine/looks');
  await cp(join(looks, 'gallery'), join(looks, 'arcade'), { recursive: true });
  await edit(join(folder, 'packages/vitrine/styles/looks.ts'), (text) =>
    text
      .replace("  'gallery',\n", (line) => `${line}  'arcade',\n`)
      .replace(/ {2}gallery: \{[^}]*\},\n/, (line) => line + line.replace('gallery', 'arcade')),
  );
  node('scripts/schemas.ts');
  await edit(join(looks, 'arcade/tokens.css'), (text) =>
    text.replace(
      /--paper: [^;]*/,
      '--paper: light-dark(oklch(0.98 0.01 200), oklch(0.2 0.01 200))',
    ),
  );
  await edit(join(content, 'site.yaml'), (text) => `look: arcade\n${text}`);

  node('packages/vitrine/cli/main.ts', 'build');
  const home = await readFile(join(folder, 'dist/index.html'), 'utf8');
  expect(home).toContain('content="oklch(0.98 0.01 200)"');
  expect(node('packages/vitrine/cli/main.ts', 'check-site')).toContain('errors: 0');
});
