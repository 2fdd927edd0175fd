import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { readPassphrases, writtenSecrets } from './read-passphrases.ts';

const SITE_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const written = `# Secrets
SITE_KEY=${SITE_KEY}
PASSPHRASE_TIDE="zwo\u0308lf blaue Boote"
PASSPHRASE_OLD_MILL=grey console race
`;

test('reads the file, and the environment before it', async () => {
  const folder = await temporaryFolder({ 'passphrases.env': written });
  const { siteKey, passphrases } = readPassphrases(['tide', 'old-mill'], folder, {});
  expect(siteKey).toEqual(Uint8Array.from({ length: 32 }, (_, index) => index));
  // In Unicode form NFC, as visitors' browsers write it.
  expect(passphrases.get('tide')).toBe('zwölf blaue Boote');
  expect(passphrases.get('old-mill')).toBe('grey console race');
  const set = { PASSPHRASE_TIDE: ' another long passphrase ', PASSPHRASE_OLD_MILL: '' };
  const { passphrases: changed } = readPassphrases(['tide', 'old-mill'], folder, set);
  expect(changed.get('tide')).toBe('another long passphrase');
  expect(changed.get('old-mill')).toBe('grey console race');
});

test('reads each value as it is written, or names the line that it cannot read', async () => {
  const read = async (line: string) =>
    writtenSecrets(await temporaryFolder({ 'passphrases.env': `# it's "one" = two\n${line}\n` }));
  for (const [line, value] of [
    ['A="six words # and a hash" # for Vantorre', 'six words # and a hash'],
    [`A='say "yes" = no'`, 'say "yes" = no'],
    ['A=`it\'s "both"`', `it's "both"`],
    ['  export A =  spaces = and an equals sign \r', 'spaces = and an equals sign'],
    [`A=it's a "bare" one\\n`, `it's a "bare" one\\n`],
    ['A=', ''],
  ])
    expect(await read(line ?? '')).toEqual({ A: value });
  for (const line of [
    'A=six words#and a hash',
    'A=six words # for Vantorre',
    'A="six words',
    `A="six" words`,
    'A: six words',
    'six words',
  ])
    await expect(read(line)).rejects.toThrow(/^passphrases\.env:2 cannot be read\./);
});

test('names a line that is not in UTF-8, in which a letter would be lost', async () => {
  const latin = Buffer.from('# für dich\nA="zwölf blaue Boote"\n', 'latin1');
  const folder = await temporaryFolder({ 'passphrases.env': latin });
  expect(() => writtenSecrets(folder)).toThrow(/^passphrases\.env:2 cannot be read\./);
});

test('no passphrase has two names, so that none opens the work of another client', () => {
  const both = { PASSPHRASE_TIDE: 'grey console race', PASSPHRASE_MILL: 'grey console race ' };
  expect(() => readPassphrases(['tide', 'mill'], '/none', { SITE_KEY, ...both })).toThrow(
    'PASSPHRASE_MILL is also PASSPHRASE_TIDE. Expected: its own.',
  );
});

test('lists what is missing or not usable, without values', async () => {
  const folder = await temporaryFolder({ 'passphrases.env': 'PASSPHRASE_TIDE=thirteen char\n' });
  const key = { SITE_KEY: `${SITE_KEY.slice(1)}` };
  expect(() => readPassphrases(['tide', 'mill'], folder, key)).toThrow(
    `Private work cannot be encrypted. Correct passphrases.env in the folder of the site, or the environment variables:
  SITE_KEY is not usable. Expected: the 43 characters that npx vitrine seal --new writes.
  PASSPHRASE_TIDE has only 13 characters. Expected: at least 14 characters.
  PASSPHRASE_MILL is missing. Expected: at least 14 characters.
  A new key or passphrase: npx vitrine seal --new`,
  );
  expect(() => readPassphrases([], folder, {})).toThrow('SITE_KEY is missing.');
});
