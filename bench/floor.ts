// What Lighthouse charges a page that holds next to nothing, without the site's fonts and with them:
// the largest paint that no page of the site can come below. Build the site first: npm run build
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser } from '../scripts/open-browser.ts';
import { freePort } from '../tests/helpers/free-port.ts';
import { auditValue, lookWithLighthouse } from './lighthouse-audits.ts';
import { median } from './median.ts';
import { serveFolder } from './serve-folder.ts';

const fontFolder = 'dist/_astro/fonts';
const runs = 3;

/** A heading and a paragraph, set in these fonts. */
function emptyPage(fonts: readonly string[]): string {
  const links = fonts.map(
    (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
  );
  const faces = fonts.map(
    (font, index) =>
      `@font-face{font-family:f${index};src:url(/${font});font-display:optional}` +
      `${index === 0 ? 'h1' : 'p'}{font-family:f${index}}`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Nothing</title>${links.join('')}<style>${faces.join('')}</style>
    <h1>A heading</h1><p>A paragraph that is longer than the heading.</p>`;
}

/** The largest paint as Lighthouse simulates it, in ms: the median of some runs. */
async function largestPaint(url: string, port: number): Promise<number> {
  const paints: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lookWithLighthouse(url, port, ['performance']);
    paints.push(auditValue(result, 'largest-contentful-paint'));
  }
  return median(paints);
}

/** Writes a page without fonts, one with the first, one with the first two, each with its files. */
async function writePages(folder: string): Promise<number> {
  const names = (await readdir(fontFolder)).filter((name) => name.endsWith('.woff2'));
  for (const name of names) await copyFile(join(fontFolder, name), join(folder, name));
  for (let count = 0; count <= names.length; count += 1) {
    await mkdir(join(folder, `${count}`));
    await writeFile(join(folder, `${count}`, 'index.html'), emptyPage(names.slice(0, count)));
  }
  return names.length;
}

const folder = await mkdtemp(join(tmpdir(), 'vitrine-floor-'));
const most = await writePages(folder);
const served = await serveFolder(folder);
const port = await freePort();
const browser = await openBrowser(`--remote-debugging-port=${port}`);
try {
  for (let count = 0; count <= most; count += 1) {
    const paint = await largestPaint(`${served.address}/${count}`, port);
    console.log(`An empty page with ${count} of the site's fonts: ${paint.toFixed(0)} ms`);
  }
} finally {
  await browser.close();
  await served.stop();
  await rm(folder, { recursive: true });
}
