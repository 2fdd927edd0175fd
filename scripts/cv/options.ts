import { parseArgs } from 'node:util';
import { SettingsError } from '../../server/settings-error.ts';
import { readFlags } from '../read-flags.ts';

export const usage = `Prints the About page as a curriculum.

  npm run cv                       writes cv.pdf
  npm run cv -- --to ines.pdf      writes another file

  --to file.pdf  where to write
  --help         shows this`;

/**
 * Reads the flags of `npm run cv`.
 *
 * @returns Where to write, or `help`.
 * @throws SettingsError where a flag is unknown, lacks its value or is wrong
 */
export function readOptions(args: readonly string[]): { to: string } | 'help' {
  const { values } = readFlags(usage, () =>
    parseArgs({
      args: [...args],
      options: { to: { type: 'string', default: 'cv.pdf' }, help: { type: 'boolean' } },
    }),
  );
  if (values.help) return 'help';
  if (/\.pdf$/i.test(values.to)) return { to: values.to };
  throw new SettingsError(`--to: expected a file that ends in .pdf, found '${values.to}'.`);
}
