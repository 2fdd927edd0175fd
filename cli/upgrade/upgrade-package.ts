import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { SettingsError } from '../../platform/settings-error.ts';
import { runNpm } from '../install.mjs';

const packageFile = z.object({ dependencies: z.object({ vitrine: z.string() }) });
const installedFile = z.object({ version: z.string() });

/**
 * Installs the newest Vitrine in a folder that depends on it.
 *
 * @param root The owner's folder, absolute.
 * @param from A version, an address, a folder or a packed file; without it the newest of where it came from.
 * @returns What has come, for the terminal; undefined where it is the same version.
 * @throws SettingsError where the folder does not depend on Vitrine, or npm fails
 */
export async function upgradePackage(root: string, from?: string): Promise<string | undefined> {
  const read = packageFile.safeParse(await readJson(join(root, 'package.json')));
  if (!read.success) {
    throw new SettingsError(
      'package.json does not name vitrine among its dependencies: npm install vitrine, then upgrade.',
    );
  }
  const installed = join(root, 'node_modules/vitrine/package.json');
  const version = async () => installedFile.parse(await readJson(installed)).version;
  const before = await version();
  const { vitrine } = read.data.dependencies;
  const isVersion = (word: string) => /^[~^]?\d|^latest$/.test(word);
  const wanted = from ?? (isVersion(vitrine) ? 'latest' : vitrine);
  const code = await runNpm(root, [
    'install',
    '--save-exact',
    isVersion(wanted) ? `vitrine@${wanted}` : wanted,
  ]);
  if (code !== 0) {
    throw new SettingsError(
      `No newer version could be installed: npm install ended with ${code}, see above.`,
    );
  }
  const after = await version();
  if (after === before) return undefined;
  return `Vitrine is ${after} now, and was ${before}. What is new: node_modules/vitrine/CHANGELOG.md\n`;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}
