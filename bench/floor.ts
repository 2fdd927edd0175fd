// Pages that hold next to nothing, without the site's fonts and with them: no page of the site can be
// painted before them.
import { readFile } from 'node:fs/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { listen } from '../server/listen.ts';

/** A heading and a paragraph, set in these fonts. */
function emptyPage(fonts: readonly string[]): string {
  const faces = fonts.map(
    (font, at) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
      <style>@font-face{font-family:f${at};src:url(${font});font-display:optional}
      ${at === 0 ? 'h1' : 'p'}{font-family:f${at}}</style>`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Nothing</title>${faces.join('')}
    <h1>A heading</h1><p>A paragraph that is longer than the heading.</p>`;
}

/**
 * Serves the empty pages with the fonts that the built site preloads.
 *
 * @returns Their addresses by the number of fonts, beginning with none.
 */
export async function serveFloor() {
  const html = await readFile('dist/service/index.html', 'utf8');
  const preloads = html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g);
  const fonts = [...preloads].flatMap(([, font]) => font ?? []);
  const app = new Hono()
    .get('/empty/:fonts', (c) => c.html(emptyPage(fonts.slice(0, Number(c.req.param('fonts'))))))
    .use(serveStatic({ root: 'dist' }));
  const { port, stop } = await listen(app, '127.0.0.1', 0);
  const addresses = ['', ...fonts].map((_, count) => `http://127.0.0.1:${port}/empty/${count}`);
  return { addresses, stop };
}
