import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '../../errors/settings-error.ts';
import { contentType } from '../../http/content-types.ts';
import { resolvePath } from '../../http/resolve-path.ts';
import { DiskFiles, type DiskSite } from '../../node-http/disk-files.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { openBrowser } from '../browser/open-browser.ts';
import { open } from '../browser/settle.ts';

export interface Curriculum {
  /** The PDF file, tagged for screen readers and with an outline of the headings. */
  pdf: Buffer;
  pages: number;
  /** The height of the text that does not fit on two pages, in millimetres; 0 if all fits. */
  excess: number;
  /** Letters that no font has, each once: the PDF shows boxes or gaps in their place. */
  missing: string[];
}

/** A font file for the printed page. */
interface FontFile {
  family: string;
  /** Absolute path of the file, and its characters as `unicode-range` in CSS. */
  path: string;
  range: string;
}

/** Paper sizes: width and height in inches. */
const sizes = { A4: [8.27, 11.7], Letter: [8.5, 11] } as const;

export type Paper = keyof typeof sizes;

/** The origin of the site in the browser, which gets the files from this program and not from a server. */
const ORIGIN = 'http://localhost';

/** The maximum number of pages of the printed CV. */
const maxPages = 2;

/** Scales of the text, which has 10 points at scale 1. The smallest, 9 points, is still easy to read. */
const smallest = 0.9;
const larger = [1.1, 1.05, 1, 0.95];

/** Regions that use the paper size Letter (Unicode CLDR, `paperSize`). */
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ');

/** The usual paper size in the region of a locale; A4 if the locale names no region. */
export function paperOf(locale: string): Paper {
  return letterRegions.includes(new Intl.Locale(locale).region ?? '') ? 'Letter' : 'A4';
}

/**
 * Prints the About page of a built site with the print styles, in the largest text size that needs no
 * more pages than the smallest text size.
 *
 * @param site The folder of the built site, absolute, and the sub-path that it was built for.
 * @param name The name of the owner, for the title of the document and the footer of the second page.
 * @param root The path prefix of the language: empty for the first language, otherwise such as `/de`.
 * @param fonts Returns font files with the letters of a text, for scripts that the typeface lacks.
 * @throws SettingsError if the site has no About page, or no browser is installed
 */
export async function printCurriculum(
  site: DiskSite,
  name: string,
  paper: Paper,
  root = '',
  fonts: (text: string) => readonly FontFile[] = () => [],
): Promise<Curriculum> {
  if (!existsSync(join(site.folder, root, 'about', 'index.html')))
    throw new SettingsError(
      `The site in ${displayPath(site.folder)}/ has no About page to print. Create about.md in the content folder.`,
    );
  await using browser = await openBrowser();
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  const files = new DiskFiles(site.folder);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const found = await resolvePath({ files, base: site.base }, pathname);
    if (found.kind !== 'file') return await route.fulfill({ status: 404 });
    const path = join(site.folder, found.path);
    await route.fulfill({ path, contentType: contentType(path) });
  });
  await open(page, `${ORIGIN}${site.base}${root}/about`);
  for (const { family, path, range } of fonts(await page.innerText('body'))) {
    const file = { family, range, data: await readFile(path, 'base64') };
    await page.evaluate(async ({ family, range, data }) => {
      const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
      const options = { unicodeRange: range, weight: '100 900' };
      document.fonts.add(await new FontFace(family, bytes.buffer, options).load());
    }, file);
  }
  await page.emulateMedia({ media: 'print' });
  const missing = await page.evaluate(missingLetters);
  await page.evaluate((title) => {
    // PDF readers show the title of the document instead of the file name.
    document.title = title;
    const foot = new CSSStyleSheet();
    foot.replaceSync(`@page { @bottom-left { content: "${CSS.escape(title)}"; font-size: 8.5pt } }
        @page :first { @bottom-left { content: none } }`);
    document.adoptedStyleSheets.push(foot);
  }, name);
  const [width, height] = sizes[paper];
  const print = async (scale: number, more = 0) => {
    const size = { width: `${width}in`, height: `${height + more}in` };
    const pdf = await page.pdf({ ...size, scale, tagged: true, outline: true });
    return { pdf, pages: countPages(pdf) };
  };
  const inSmallest = await print(smallest);
  for (const scale of inSmallest.pages > maxPages ? [] : larger) {
    const printed = await print(scale);
    if (printed.pages === inSmallest.pages) return { ...printed, excess: 0, missing };
  }
  // A binary search for the additional page height, in inches, with which the text would fit.
  let [low, high] = [0, height * (Math.ceil(inSmallest.pages / maxPages) - 1)];
  while (high - low > 0.04) {
    const middle = (low + high) / 2;
    if ((await print(smallest, middle)).pages > maxPages) low = middle;
    else high = middle;
  }
  return { ...inSmallest, missing, excess: Math.ceil(high * maxPages * 25.4) };
}

/**
 * Runs in the page: the letters that look like U+10FFFF, which no font has. The browser does not report for
 * which letters it shows a box.
 */
function missingLetters(): string[] {
  const context = new OffscreenCanvas(32, 32).getContext('2d', { willReadFrequently: true });
  if (context === null) return [];
  const draw = (letter: string) => {
    context.clearRect(0, 0, 32, 32);
    context.fillText(letter, 4, 24);
    return context.getImageData(0, 0, 32, 32).data.join();
  };
  const letters = new Map<string, Set<string>>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility()) continue;
    const { fontFamily } = getComputedStyle(text.parentElement);
    const found = text.nodeValue?.match(/[\p{L}\p{N}\p{Sc}]/gu) ?? [];
    letters.set(fontFamily, new Set([...(letters.get(fontFamily) ?? []), ...found]));
  }
  const missing = [...letters].flatMap(([fontFamily, found]) => {
    context.font = `16px ${fontFamily}`;
    const box = draw('\u{10ffff}');
    return [...found].filter((letter) => draw(letter) === box);
  });
  return [...new Set(missing)];
}

/** Counts the pages of a PDF from Chromium, which does not compress the page objects. */
export function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
