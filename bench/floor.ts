// What Lighthouse charges a page that holds next to nothing, without the site's fonts and with them:
// the largest paint that no page of the site can come below. Build the site first: npm run build
import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openBrowser } from '../scripts/open-browser.ts';
import { listen } from '../server/listen.ts';
import { freePort } from '../tests/helpers/free-port.ts';
import { auditValue, lookWithLighthouse } from './lighthouse-audits.ts';
import { median } from './median.ts';

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

const home = await readFile('dist/index.html', 'utf8');
const fonts = [...home.matchAll(/[^/]+\.woff2(?=" as="font")/g)].map(([name]) => name);
const app = new Hono()
  .get('/empty/:fonts', (c) => c.html(emptyPage(fonts.slice(0, Number(c.req.param('fonts'))))))
  .use(serveStatic({ root: fontFolder }));
const served = await listen(app, '127.0.0.1', 0);
const port = await freePort();
const browser = await openBrowser(`--remote-debugging-port=${port}`);
try {
  for (let count = 0; count <= fonts.length; count += 1) {
    const url = `http://127.0.0.1:${served.port}/empty/${count}`;
    const paints: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lookWithLighthouse(url, port, ['performance']);
      paints.push(auditValue(result, 'largest-contentful-paint'));
    }
    const paint = median(paints).toFixed(0);
    console.log(`An empty page with ${count} of the site's fonts: largest paint ${paint} ms`);
  }
} finally {
  await browser.close();
  await served.stop();
}
