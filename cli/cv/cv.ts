import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SettingsError } from '../../server/settings-error.ts';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { loadContent } from '../../src/content/loader/load.ts';
import { buildIfChanged } from '../build/build.ts';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import { ROOT, shown } from '../project.ts';

const options = {
  to: { type: 'string', default: 'cv.pdf', value: 'file.pdf', help: 'where to write (cv.pdf)' },
} as const satisfies Options;

/**
 * The file to write.
 *
 * @throws UsageError where an option is unknown or wrong
 */
export function readTarget(args: readonly string[]): string {
  const { to } = readOptions(options, args).values;
  if (/\.pdf$/i.test(to)) return to;
  throw new UsageError(`--to: expected a file that ends in .pdf, found '${to}'.`);
}

export const command: Command = {
  summary: 'Prints the About page as a curriculum.',
  examples: [
    ['npx vitrine cv', 'writes cv.pdf'],
    ['npx vitrine cv --to ines.pdf', 'writes another file'],
  ],
  options,
  async run(args) {
    const to = readTarget(args);
    const settings = await buildIfChanged();
    if (settings === undefined) {
      process.exitCode = 1;
      return;
    }
    const { OUT_DIR, BASE } = settings;
    // Of the packages for development: the list of commands does without.
    const { paperOf, printCurriculum } = await import('./print-curriculum.ts');
    const { site } = await loadContent(chooseContentFolder(ROOT, process.env));
    const paper = paperOf(site.locale);
    const folder = resolve(ROOT, OUT_DIR);
    const { pdf, pages } = await printCurriculum({ folder, base: BASE }, paper);
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), to);
    try {
      await writeFile(file, pdf);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new SettingsError(`--to: ${shown(file)} could not be written (${why}).`);
    }
    console.log(
      `${shown(file)} is written: ${pages === 1 ? '1 page' : `${pages} pages`}, ${paper}.`,
    );
  },
};
