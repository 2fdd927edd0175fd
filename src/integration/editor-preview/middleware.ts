import type { MiddlewareHandler } from 'astro';
import { withoutMarks } from '../../content/marks/mark.ts';
import beforePaint from '../../preview/before-paint.js?raw';
import script from '../../preview/start.ts?url';
import { cleanPage } from './clean-page.ts';
import { editorOrigin } from './editor-origin.ts';

/** Files of the preview that have texts of the content, by media type. */
const TEXTS = /^(?:text\/|application\/(?:json|\w+\+xml|manifest)|image\/svg)/;

/** Takes the marks out of everything that the preview serves, but for texts that visitors read. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  const type = response.headers.get('content-type') ?? '';
  if (!TEXTS.test(type)) return response;
  const text = await response.text();
  // Astro keeps this module, but the content has changed since.
  const { version } = await import('virtual:content');
  const element = `<script type="module" src="${script}" data-editor="${editorOrigin()}" data-version="${version}"></script>`;
  const clean = type.startsWith('text/html')
    ? cleanPage(text, element, `<script>${beforePaint}</script>`)
    : withoutMarks(text);
  return new Response(clean, response);
};
