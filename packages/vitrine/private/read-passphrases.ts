import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from '../errors/settings-error.ts';
import { siteFolder } from '../settings/site-folder.mjs';
import { type Bytes, fromBase64Url } from './encoding.ts';
import { SITE_KEY_LENGTH } from './site-keys.ts';

/** The file with the secrets of private work, in the folder of the site. Git must ignore it. */
export const PASSPHRASES = 'passphrases.env';

/** The minimum number of characters of a passphrase. */
export const MIN_PASSPHRASE = 14;

/** The secrets of the owner. */
export interface Secrets {
  siteKey: Bytes;
  /** The passphrases in Unicode form NFC, by the names of their keys. */
  passphrases: ReadonlyMap<string, string>;
}

/** The environment variable with the passphrase of a key. */
export function passphraseVariable(name: string): string {
  return `PASSPHRASE_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** Matches a line with a value in quotes, or without any. A `#` without quotes could begin a comment or not. */
const valueLine =
  /^(?:export\s+)?(\w+)\s*=\s*(?:(["'`])((?:(?!\2).)*)\2\s*(?:#.*)?|((?!["'`])[^#]*))$/;

/** The values in `passphrases.env`; none without the file. @throws SettingsError with the lines that cannot be read */
export function writtenSecrets(folder: string): Record<string, string> {
  const file = join(folder, PASSPHRASES);
  const written: Record<string, string> = {};
  const wrong: string[] = [];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  for (const [index, line] of lines.entries()) {
    const [found, name = 'NAME', , quoted, bare = ''] = valueLine.exec(line.trim()) ?? [];
    if (found && !line.includes('\ufffd')) written[name] = quoted ?? bare;
    else if (!/^\s*(?:#|$)/.test(line)) wrong.push(`${PASSPHRASES}:${index + 1}`);
  }
  if (wrong.length === 0) return written;
  throw new SettingsError(
    `${wrong.join(', ')} cannot be read. Expected, in UTF-8: NAME="value", or with ' or \` if the value contains ". Without quotes, a value has no #.`,
  );
}

/**
 * Reads the key of the site and passphrases, from the environment, else from `passphrases.env`.
 *
 * @param names The names of the keys whose passphrases are needed.
 * @param folder The absolute path of the folder of the site.
 * @throws SettingsError that lists all secrets which are missing or not usable, without their values
 */
export function readPassphrases(
  names: readonly string[],
  folder = siteFolder(),
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Secrets {
  const written = writtenSecrets(folder);
  const secretOf = (variable: string) =>
    (environment[variable]?.trim() || written[variable]?.trim())?.normalize('NFC');
  const problems: string[] = [];

  const key = secretOf('SITE_KEY');
  const siteKey = key === undefined ? undefined : fromBase64Url(key);
  const isKey = siteKey?.length === SITE_KEY_LENGTH;
  if (!isKey) {
    const rule = `the 43 characters that npx vitrine seal --new writes`;
    problems.push(`SITE_KEY is ${key ? 'not usable' : 'missing'}. Expected: ${rule}.`);
  }
  const passphrases = new Map<string, string>();
  for (const name of new Set(names)) {
    const variable = passphraseVariable(name);
    const passphrase = secretOf(variable) ?? '';
    const length = [...passphrase].length;
    const [same] = [...passphrases].find(([, one]) => passphrase && one === passphrase) ?? [];
    if (same) problems.push(`${variable} is also ${passphraseVariable(same)}. Expected: its own.`);
    passphrases.set(name, passphrase);
    if (length >= MIN_PASSPHRASE) continue;
    const found = passphrase ? `has only ${length} characters` : 'is missing';
    problems.push(`${variable} ${found}. Expected: at least ${MIN_PASSPHRASE} characters.`);
  }
  if (isKey && problems.length === 0) return { siteKey, passphrases };
  throw new SettingsError(
    [
      `Private work cannot be encrypted. Correct ${PASSPHRASES} in the folder of the site, or the environment variables:`,
      ...problems,
      'A new key or passphrase: npx vitrine seal --new',
    ].join('\n  '),
  );
}
