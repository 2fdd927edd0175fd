import { randomBytes, randomInt } from 'node:crypto';
import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '../../errors/settings-error.ts';
import { PASSPHRASES, passphraseVariable, writtenSecrets } from '../../private/read-passphrases.ts';
import { SITE_KEY_LENGTH } from '../../private/site-keys.ts';
import { git, isTracked } from './git.ts';

/** The number of words in a passphrase: 66 bits with the list of 2,048 words. */
const WORDS = 6;

/** The message where Git has the secrets. `check` stops with it too. */
export const trackedMessage = `Git has ${PASSPHRASES}, so everyone with a copy of the repository has all private work.
Take it out of Git, and commit that: git rm --cached ${PASSPHRASES}
Then remove its lines and make new ones (npx vitrine seal --new): earlier commits still have the old ones.`;

const heading = `# The secrets of private work. Who has them, has the work. Keep a copy where you keep your passwords:
# without SITE_KEY, sealed content is lost, and every private address and invitation changes.
`;

/**
 * Adds a `SITE_KEY` and passphrases to `passphrases.env`, and the file to `.gitignore`. Existing values do not change.
 *
 * @param names The names of the keys that need a passphrase.
 * @returns The added variables.
 * @throws SettingsError where Git has the file already
 */
export async function addSecrets(root: string, names: readonly string[]): Promise<string[]> {
  if (await isTracked(root, PASSPHRASES)) throw new SettingsError(trackedMessage);
  const file = join(root, PASSPHRASES);
  const written = writtenSecrets(root);
  const words = (await textOf(new URL('words.txt', import.meta.url))).trim().split('\n');
  const values = ['SITE_KEY', ...names.map(passphraseVariable)]
    .filter((name) => !(written[name] || process.env[name]))
    .map((name): [string, string] => {
      if (name === 'SITE_KEY') return [name, randomBytes(SITE_KEY_LENGTH).toString('base64url')];
      const chosen = Array.from({ length: WORDS }, () => words[randomInt(words.length)]);
      return [name, chosen.join(' ')];
    });
  const lines = values.map(([name, value]) => `${name}="${value}"\n`).join('');
  if (lines) await append(file, lines, heading);
  const isIgnored = await git(root, 'check-ignore', PASSPHRASES);
  if (!isIgnored && (await git(root, 'rev-parse', '--git-dir')))
    await append(join(root, '.gitignore'), `/${PASSPHRASES}\n`);
  return values.map(([name]) => name);
}

/** Adds lines to a text file. @param first The lines above them in a new file, which only the owner can read. */
async function append(file: string, lines: string, first = ''): Promise<void> {
  const text = await textOf(file);
  const before = text === '' ? first : text.endsWith('\n') ? '' : '\n';
  await appendFile(file, before + lines, { mode: first ? 0o600 : 0o666 });
}

async function textOf(file: string | URL): Promise<string> {
  return await readFile(file, 'utf8').catch(() => '');
}
