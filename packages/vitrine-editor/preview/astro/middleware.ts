import type { MiddlewareHandler } from 'astro';
import beforePaint from '../browser/before-paint.js?raw';
import script from '../browser/start.ts?url';
import { withoutMarks } from '../marks/mark.ts';
import { cleanPage } from './clean-page.ts';
import { editorOrigin } from './editor-origin.ts';

/** Files of the preview that have texts of the content, by media type. */
const TEXTS = /^(?:text\/|application\/(?:json|\w+\+xml|manifest)|image\/svg)/;

/**
 * Takes the marks out of everything that the preview serves, but for texts that visitors read. A page that
 * could not be made because the content changed meanwhile is asked for again.
 */
export const onRequest: MiddlewareHandler = async ({ url, locals }, next) => {
  // The form for site.yaml shows all looks.
  locals.hidesLookSwitch = true;
  const before = await contentVersion();
  try {
    return await clean(await next());
  } catch (error) {
    if ((await contentVersion()) === before) throw error;
    return Response.redirect(url, 307);
  }
};

/** The number of the content's state. Astro keeps this module, but not that of the content. */
const contentVersion = async () => (await import('virtual:content')).version;

async function clean(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!TEXTS.test(type)) return response;
  const text = await response.text();
  const element = `<script type="module" src="${script}" data-editor="${editorOrigin()}" data-version="${await contentVersion()}"></script>`;
  const body = type.startsWith('text/html')
    ? cleanPage(text, element, `<script>${beforePaint}</script>`)
    : withoutMarks(text);
  return new Response(body, response);
}
