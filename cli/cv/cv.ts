import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SettingsError } from '../../platform/settings-error.ts';
import { displayPath, ROOT } from '../../platform/site-paths.ts';
import { chooseContentFolder } from '../../src/content/folder.ts';
import { loadContent } from '../../src/content/loader/load.ts';
import type { Content } from '../../src/content/types.ts';
import { buildIfChanged } from '../build/build.ts';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import type { Curriculum, Paper } from './print-curriculum.ts';

const options = {
  to: {
    type: 'string',
    default: 'cv.pdf',
    value: 'file.pdf',
    help: 'the PDF file to write (cv.pdf)',
  },
  locale: { type: 'string', value: 'de', help: 'the language, if the site has several' },
} as const satisfies Options;

/**
 * Reads the PDF file to write and the language from the command line.
 *
 * @throws UsageError if an option is unknown or wrong
 */
export function readTarget(args: readonly string[]): { to: string; locale?: string } {
  const { values } = readOptions(options, args);
  const { to } = values;
  if (/\.pdf$/i.test(to)) return values;
  throw new UsageError(`--to: expected a file that ends in .pdf, found '${to}'.`);
}

/** The content in a language, by default the first. @throws SettingsError for an unknown language */
export function contentIn(content: Content, locale?: string): Content {
  const all = [content, ...content.translations];
  const codes = all.map(({ site }) => new Intl.Locale(site.locale).language);
  const found = all[locale === undefined ? 0 : codes.indexOf(locale)];
  if (found) return found;
  throw new SettingsError(`--locale: expected one of ${codes.join(', ')}, found '${locale}'.`);
}

/** The message after the PDF was written. It says by how much the text is too long for two pages. */
export function summarize(file: string, { pages, excess }: Curriculum, paper: Paper): string {
  const written = `${file} is written: ${pages === 1 ? '1 page' : `${pages} pages`}, ${paper}.`;
  if (excess === 0) return written;
  return `${written}
It is too long for two pages, by ${excess} mm of text in the smallest type. Nothing is omitted. To make the
PDF shorter, remove entries or lines from about.md, or name fewer projects under work in home.yaml.`;
}

export const command: Command = {
  summary: 'Prints the About page as a CV of two pages (PDF).',
  examples: [
    ['npx vitrine cv', 'writes cv.pdf'],
    ['npx vitrine cv --to ines.pdf', 'writes another file'],
    ['npx vitrine cv --locale de', 'writes the German version, if the site has one'],
  ],
  options,
  async run(args) {
    const { to, locale } = readTarget(args);
    const settings = await buildIfChanged();
    if (settings === undefined) {
      process.exitCode = 1;
      return;
    }
    const { OUT_DIR, BASE } = settings;
    // Imported here, because the list of commands must work without the devDependency @playwright/test.
    const { paperOf, printCurriculum } = await import('./print-curriculum.ts');
    const content = await loadContent(chooseContentFolder(ROOT, process.env));
    const { site, root } = contentIn(content, locale);
    const paper = paperOf(site.locale);
    const folder = resolve(ROOT, OUT_DIR);
    const printed = await printCurriculum({ folder, base: BASE }, site.name, paper, root);
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), to);
    try {
      await writeFile(file, printed.pdf);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new SettingsError(`--to: ${displayPath(file)} could not be written (${why}).`);
    }
    console.log(summarize(displayPath(file), printed, paper));
  },
};
