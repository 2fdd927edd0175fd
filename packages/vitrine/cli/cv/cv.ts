import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chooseContentFolder } from '../../content/folder.ts';
import { loadContent } from '../../content/loader/load.ts';
import type { Content } from '../../content/types.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { languageOf } from '../../i18n/language-of.ts';
import { isLanguageTag } from '../../i18n/language-tag.ts';
import { nearestLanguage } from '../../i18n/nearest-language.ts';
import { packageFonts } from '../../seo/share/share-fonts.ts';
import { displayPath, ROOT } from '../../settings/site-paths.ts';
import { fontPackage, scriptOf } from '../../styles/script-fonts.ts';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import { buildIfChanged } from '../site-build/build.ts';
import type { Curriculum, Paper } from './print-curriculum.ts';

const options = {
  to: {
    type: 'string',
    default: 'cv.pdf',
    value: 'file.pdf',
    help: 'the path of the PDF file (default: cv.pdf)',
  },
  locale: {
    type: 'string',
    value: 'de',
    help: 'the language of the CV, if the site has several languages',
  },
} as const satisfies Options;

/** Reads the PDF file to write and the language from the command line. @throws UsageError if an option is unknown or wrong */
export function readTarget(args: readonly string[]): { to: string; locale?: string } {
  const { values } = readOptions(options, args);
  const { to } = values;
  if (/\.pdf$/i.test(to)) return values;
  throw new UsageError(`--to: expected a file name that ends in .pdf, found '${to}'.`);
}

/** The content in a language, by default the first. @throws SettingsError for an unknown language */
export function contentIn(content: Content, locale?: string, option = '--locale'): Content {
  const all = [content, ...content.translations];
  const tags = all.map(({ site }) => languageOf(site));
  const tag = locale && isLanguageTag(locale) ? nearestLanguage(locale, tags) : locale;
  const found = locale === undefined ? content : all[tags.indexOf(tag ?? '')];
  if (found) return found;
  throw new SettingsError(`${option}: expected one of ${tags.join(', ')}, found '${locale}'.`);
}

/** The number of missing letters that the message names. */
const maxNamed = 20;

/**
 * The message after the PDF was written. It says by how much the text is too long for two pages, and which
 * letters no font has.
 *
 * @param locale The locale of the CV, for the font package of its script.
 */
export function summarize(
  file: string,
  { pages, excess, missing }: Omit<Curriculum, 'pdf'>,
  paper: Paper,
  locale: string,
): string {
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  const lines = [`${file} is written: ${count}, ${paper}.`];
  if (excess > 0) {
    lines.push(`The text is ${excess} mm too long for two pages, even in the smallest font size. Nothing is omitted. To
shorten the PDF, remove entries or lines from about.md, or name fewer projects under work in home.yaml.`);
  }
  if (missing.length > 0) {
    const scriptFonts = fontPackage(scriptOf(locale));
    lines.push(`No font on this computer has these letters, so the PDF shows boxes or gaps: ${missing.slice(0, maxNamed).join(' ')}${missing.length > maxNamed ? ' …' : ''}
${scriptFonts ? `Install the font package that has them, and print again: npm install ${scriptFonts.name}` : 'Install a font that has them in the operating system, and print again.'}`);
  }
  return lines.join('\n');
}

export const command: Command = {
  summary: 'Prints the About page as a CV of two pages (PDF).',
  examples: [
    ['npx vitrine cv', 'writes cv.pdf'],
    ['npx vitrine cv --to ines.pdf', 'writes the CV to another file'],
    ['npx vitrine cv --locale de', 'writes the German CV, if the site has a German translation'],
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
    const contentFolder = chooseContentFolder(ROOT, process.env);
    const content = await loadContent(contentFolder);
    const { site, root } = contentIn(content, locale);
    const paper = paperOf(site.locale);
    const folder = resolve(ROOT, OUT_DIR);
    const fonts = (text: string) => packageFonts(contentFolder, site.locale, text);
    const printed = await printCurriculum({ folder, base: BASE }, site.name, paper, root, fonts);
    const file = resolve(process.env.INIT_CWD ?? process.cwd(), to);
    try {
      await writeFile(file, printed.pdf);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new SettingsError(`--to: the file ${displayPath(file)} could not be written (${why}).`);
    }
    console.log(summarize(displayPath(file), printed, paper, site.locale));
  },
};
