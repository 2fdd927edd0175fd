import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { browseSite } from '../../scripts/browse-site.ts';
import { open } from '../../scripts/settle.ts';
import type { SiteRoot } from '../../server/paths.ts';
import { SettingsError } from '../../server/settings-error.ts';
import { filePaths } from '../../src/seo/file-paths.ts';
import { shown } from '../project.ts';

export interface Curriculum {
  /** The file: tagged, with an outline. */
  pdf: Buffer;
  pages: number;
}

export type Paper = 'A4' | 'Letter';

/** Where paper is of the size Letter (Unicode CLDR, `paperSize`). */
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The size of paper where a locale is at home; A4 where it names no region. */
export function paperOf(locale: string): Paper {
  return letterRegions.includes(new Intl.Locale(locale).region ?? '') ? 'Letter' : 'A4';
}

/** What the name of the document is taken from. */
const resume = z.object({ basics: z.object({ name: z.string() }) });

/**
 * Prints the About page of a built site as the print style has it.
 *
 * @param site The folder of the built site, absolute, and the sub-path that it was built for.
 * @param paper What it is printed on.
 * @throws SettingsError where the site has no About page, or there is no browser
 */
export async function printCurriculum(site: SiteRoot, paper: Paper): Promise<Curriculum> {
  if (!existsSync(join(site.folder, 'about', 'index.html'))) {
    throw new SettingsError(
      `The site in ${shown(site.folder)}/ has no About page to print. It needs about.md in the content folder.`,
    );
  }
  const text = await readFile(join(site.folder, filePaths.resume), 'utf8');
  const { name } = resume.parse(JSON.parse(text)).basics;
  return await browseSite(site, async (browser, address) => {
    const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    await open(page, `${address}/about`);
    // Shown by readers of PDF in the place of the file's name.
    await page.evaluate((title) => {
      document.title = title;
    }, name);
    const pdf = await page.pdf({
      format: paper,
      tagged: true,
      outline: true,
    });
    return { pdf, pages: countPages(pdf) };
  });
}

/** Chromium writes the page objects of a PDF without compression. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
