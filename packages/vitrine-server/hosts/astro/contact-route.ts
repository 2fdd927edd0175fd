// The contact service as an Astro route, for the Astro adapters of Node, Netlify and Vercel.

import { base, fileTexts, isLongRunning } from 'virtual:vitrine/contact-site';
import type { APIRoute } from 'astro';
import { siteFolder } from 'vitrine/command';
import { contactHandler } from '../contact-handler.ts';
import { vercelWaitUntil } from '../vercel/wait-until.ts';
import { TextOnlyFiles } from './text-only-files.ts';

export const prerender = false;

const service = contactHandler({
  files: new TextOnlyFiles((path) => fileTexts[path]),
  base,
  ...(isLongRunning && { disk: siteFolder(), isLongRunning: true }),
});

/** Passes a request to the contact service. */
export const ALL: APIRoute = async ({ request, clientAddress, locals }) => {
  const response = await service(request, {
    address: clientAddress,
    waitUntil: netlifyWaits(locals) ?? vercelWaitUntil,
  });
  return response.headers.get('Referrer-Policy') === 'no-referrer'
    ? await withOrigin(response)
    : response;
};

/**
 * The form for testimonials with a policy that keeps the link out of referrers too, but not the origin. Astro
 * refuses a form without the origin.
 */
async function withOrigin(response: Response): Promise<Response> {
  const page = (await response.text()).replace('content="no-referrer"', 'content="strict-origin"');
  const changed = new Response(page, response);
  changed.headers.set('Referrer-Policy', 'strict-origin');
  return changed;
}

/** Netlify's function `waitUntil`, from the `locals` of its adapter; undefined on other platforms. */
function netlifyWaits(locals: object): ((work: Promise<void>) => void) | undefined {
  const context: unknown = Reflect.get(Object(Reflect.get(locals, 'netlify')), 'context');
  const waitUntil: unknown = Reflect.get(Object(context), 'waitUntil');
  return typeof waitUntil === 'function' ? (work) => waitUntil.call(context, work) : undefined;
}
