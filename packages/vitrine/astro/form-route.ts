import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, InjectedRoute } from 'astro';
import { AstroError } from 'astro/errors';
import type { Plugin, ViteDevServer } from 'vite';
import { filesIn } from '../content/files-in.ts';
import type { Content } from '../content/types.ts';
import { docsPage } from '../errors/docs-page.ts';
import { deliveryOf } from '../message/delivery.ts';
import { CLOUDFLARE, NODE, VERCEL } from './adapters.ts';
import { answerRequests } from './answer-requests.ts';
import { missingPackage, optionalPart } from './optional-packages.ts';

const ID = 'virtual:vitrine/contact-site';

/** Placeholder in the built server's code; the build replaces it once the pages are written. */
const PLACEHOLDER = '@@VITRINE_CONTACT_TEXTS@@';

/** Pages with a form, their Content-Security-Policy (`de/contact/index.html.txt`), and `contact/settings.json`. */
const TEXTS =
  /(?:^|\/|%2F)(?:contact(?:\/|%2F)settings\.json|(?:contact|testimonial)(?:\/|%2F)index\.html(?:\.txt)?)$/;

/** Matches the path of a link for a testimonial in any language, such as `/de/testimonial/k3m9x`. */
const LINK = /\/testimonial\/(?!(?:sent|index\.html)\/?$)[^/]+\/?$/;

/** Adapters that serve pages without the Content-Security-Policy, and the alternative to each. */
const alternatives = new Map([
  [NODE, "On a machine of your own, start Vitrine's server instead of the server of the adapter"],
  [VERCEL, 'Without the adapter, the package vitrine-server adds the policy'],
]);

/**
 * The routes that receive the contact messages of each language in a site that an adapter builds; no
 * routes if the messages go to another service.
 *
 * @param adapter The package name of the adapter; undefined without an adapter.
 * @throws AstroError if the site would have no server that receives its messages
 */
export function contactRoutes(
  { contact, site, testimonialRequest }: Content,
  adapter: string | undefined,
): InjectedRoute[] {
  if (contact?.form === undefined || deliveryOf(contact).provider !== 'server') return [];
  if (adapter === undefined) {
    if (site.host !== 'netlify') return [];
    throw new AstroError(
      'On Netlify, a contact form with provider: server works only with an adapter.',
      `Run npx astro add netlify, or remove provider: server from contact.yaml: see ${docsPage('adapters')}.`,
    );
  }
  if (adapter === CLOUDFLARE) {
    throw new AstroError(
      `With the adapter ${CLOUDFLARE}, the contact form cannot send messages to this site.`,
      `Remove the adapter and use Vitrine's own Worker, or set another delivery.provider in contact.yaml: see ${docsPage('adapters')}.`,
    );
  }
  const entrypoint = optionalPart('vitrine-server/contact-route');
  if (entrypoint === undefined)
    throw new AstroError(missingPackage('vitrine-server', 'The contact form'));
  const patterns = ['/[...lang]/api/contact', '/api/deliver'];
  // `...`, because Astro finds no other route for a path with a slash at its end.
  if (testimonialRequest) patterns.push('/[...lang]/testimonial/[...link]');
  return patterns.map((pattern) => ({ pattern, entrypoint, prerender: false }));
}

/** Receives contact messages: in `astro dev`, and with an adapter by routes that run on demand. */
export function formRoute(content: Content): AstroIntegration {
  let config: AstroConfig;
  let isInjected = false;
  return {
    name: 'vitrine:form-route',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig, logger }) => {
        // Its modules are TypeScript, which Node does not load from node_modules.
        updateConfig({
          vite: { ssr: { noExternal: ['vitrine', 'vitrine-server', 'vitrine-editor'] } },
        });
        if (command !== 'build') return;
        const routes = contactRoutes(content, config.adapter?.name);
        if (config.adapter === undefined) return;
        const { name } = config.adapter;
        const advice = alternatives.get(name);
        const text = `The adapter ${name} serves pages without a Content-Security-Policy. ${advice}`;
        if (advice) logger.warn(`${text}: see ${docsPage('adapters')}.`);
        for (const route of routes) injectRoute(route);
        isInjected = routes.length > 0;
        updateConfig({
          vite: {
            // Bundled, because the adapter may bring other versions; not so databases, which may not be installed.
            ssr: { noExternal: ['hono', 'nodemailer', 'zod'], external: ['pg', '@libsql/client'] },
            plugins: [contactSite(config.base, name === NODE), nodePrerendering],
          },
        });
      },
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:build:generated': ({ dir }) => {
        if (isInjected) fillServer(fileURLToPath(config.build.server), fileURLToPath(dir));
      },
      'astro:server:setup': ({ server }) => answerForm(server, config.base),
    },
  };
}

/** Receives contact messages in `astro dev`: in Node, whichever adapter the project uses. */
export function answerForm(server: ViteDevServer, base: string): void {
  let listener: Promise<(request: IncomingMessage, response: ServerResponse) => void>;
  const open = async (part: string) => {
    const { contactListener } = await server.ssrLoadModule(part);
    return contactListener(server.resolvedUrls?.local[0], base.replace(/\/$/, ''));
  };
  answerRequests(server, async ({ request, response, pathname }) => {
    if (!pathname.endsWith('/api/contact') && !LINK.test(pathname)) return false;
    const part = optionalPart('vitrine-server/dev-contact');
    if (part === undefined) {
      const text = missingPackage('vitrine-server', 'The contact form');
      server.config.logger.error(text);
      response.writeHead(503, { 'Content-Type': 'text/plain' }).end(text);
      return true;
    }
    listener ??= open(part);
    // Vite has removed the sub-path of the site from `request.url`.
    request.url = request.originalUrl ?? request.url;
    const answer = await listener;
    answer(request, response);
    return true;
  });
}

/** Rejects workerd for rendering, the default of Cloudflare's adapter: satteri does not run in it. */
const nodePrerendering: Plugin = {
  name: 'vitrine:node-prerendering',
  configResolved: ({ environments }) => {
    if (!environments.prerender?.resolve.conditions.includes('workerd')) return;
    throw new AstroError(
      `Vitrine cannot be built in workerd, in which the adapter ${CLOUDFLARE} renders pages by default.`,
      "Write cloudflare({ prerenderEnvironment: 'node' }) in astro.config.",
    );
  },
};

/** The module with the texts of the contact route, which {@link fillServer} inserts after the build. */
function contactSite(base: string, isLongRunning: boolean): Plugin {
  return {
    name: 'vitrine:contact-site',
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      handler: () => `export const base = ${JSON.stringify(base.replace(/\/$/, ''))};
export const isLongRunning = ${isLongRunning};
export const fileTexts = JSON.parse('${PLACEHOLDER}');`,
    },
  };
}

/**
 * Inserts the texts that the contact route reads into the code of the built server, because a serverless
 * function has no access to the files of the site.
 *
 * @param server The absolute path of the built server's folder.
 * @param site The absolute path of the built site's folder.
 * @throws Error if the code of the server lacks the placeholder for the texts
 */
export function fillServer(server: string, site: string): void {
  const texts = filesIn(site, TEXTS).map((path) => [path, readFileSync(join(site, path), 'utf8')]);
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(texts)));
  const placeholder = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
  let isFilled = false;
  for (const path of globSync('**/*.{js,mjs}', { cwd: server })) {
    const code = readFileSync(join(server, path), 'utf8');
    if (!placeholder.test(code)) continue;
    const filled = code.replace(placeholder, () => json);
    writeFileSync(join(server, path), filled);
    isFilled = true;
  }
  if (!isFilled)
    throw new Error(`The built server in ${server} lacks the placeholder ${PLACEHOLDER}.`);
}
