import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration, InjectedRoute } from 'astro';
import { AstroError } from 'astro/errors';
import type { Plugin, ViteDevServer } from 'vite';
import { docsPage } from '../../platform/docs-page.ts';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { deliveryOf } from '../contact/delivery.ts';
import type { Content } from '../content/types.ts';
import { CLOUDFLARE, NODE, VERCEL } from './adapters.ts';

const FOLDER = join(PACKAGE, 'server/hosts/astro');

const ID = 'virtual:vitrine/contact-site';

/** Replaced in the built server once the pages are written. */
const PLACEHOLDER = '@@VITRINE_CONTACT_TEXTS@@';

/** Paths of the contact page of each language, of its settings and of its policy. */
const TEXTS = /(?:^|\/|%2F)contact(?:\/|%2F)(?:index\.html|settings\.json)(?:\.txt)?$/;

/** Adapters that send pages without the headers of the build, and the alternative to each. */
const alternatives = new Map([
  [NODE, 'On a machine of your own start the server of Vitrine instead'],
  [VERCEL, 'Without an adapter deploy/vercel/prepare.mjs sends them'],
]);

/**
 * The routes that answer the form of each language where an adapter builds the site: none where
 * messages go elsewhere.
 *
 * @param adapter The name of the adapter; undefined without one.
 * @throws AstroError where nothing could answer the form
 */
export function contactRoutes(
  { contact, site }: Content,
  adapter: string | undefined,
): InjectedRoute[] {
  if (contact?.form === undefined || deliveryOf(contact).provider !== 'server') return [];
  if (adapter === undefined) {
    if (site.host !== 'netlify') return [];
    throw new AstroError(
      'Netlify answers a form that sends to this site only with an adapter.',
      `Type npx astro add netlify, or remove provider: server from contact.yaml: see ${docsPage('adapters')}.`,
    );
  }
  if (adapter === CLOUDFLARE) {
    throw new AstroError(
      `The form cannot send to this site with ${CLOUDFLARE}.`,
      `Remove the adapter and use the Worker of Vitrine, or name another delivery in contact.yaml: see ${docsPage('adapters')}.`,
    );
  }
  const entrypoint = join(FOLDER, 'contact-route.ts');
  const patterns = ['/[...lang]/api/contact', '/api/deliver'];
  return patterns.map((pattern) => ({ pattern, entrypoint, prerender: false }));
}

/** Answers the form: in `astro dev`, and with an adapter by routes that are rendered on demand. */
export function formRoute(content: Content): AstroIntegration {
  let config: AstroConfig;
  let isInjected = false;
  return {
    name: 'vitrine:form-route',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute, updateConfig, logger }) => {
        if (command !== 'build') return;
        const routes = contactRoutes(content, config.adapter?.name);
        if (config.adapter === undefined) return;
        const { name } = config.adapter;
        const advice = alternatives.get(name);
        const text = `${name} sends pages without content policies. ${advice}`;
        if (advice) logger.warn(`${text}: see ${docsPage('adapters')}.`);
        for (const route of routes) injectRoute(route);
        isInjected = routes.length > 0;
        updateConfig({
          vite: {
            // Packages for a database are not installed everywhere.
            ssr: { external: ['pg', '@libsql/client'] },
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

/** Answers the form in `astro dev`, in Node whatever the adapter. */
export function answerForm(server: ViteDevServer, base: string): void {
  let listener: Promise<(request: IncomingMessage, response: ServerResponse) => void>;
  const open = async () => {
    const { contactListener } = await server.ssrLoadModule(join(FOLDER, 'dev-contact.ts'));
    return contactListener(server.resolvedUrls?.local[0], base.replace(/\/$/, ''));
  };
  server.middlewares.use((request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.endsWith('/api/contact')) return next();
    listener ??= open();
    // Vite has removed the sub-path from it.
    request.url = request.originalUrl ?? request.url;
    listener.then((answer) => answer(request, response)).catch(next);
  });
}

/** Refuses the default environment of Cloudflare's adapter for rendering: satteri does not run there. */
const nodePrerendering: Plugin = {
  name: 'vitrine:node-prerendering',
  configResolved: ({ environments }) => {
    if (!environments.prerender?.resolve.conditions.includes('workerd')) return;
    throw new AstroError(
      `Vitrine cannot be built by workerd, in which ${CLOUDFLARE} renders pages.`,
      "Write cloudflare({ prerenderEnvironment: 'node' }) in astro.config.",
    );
  },
};

/** The module that the route imports. {@link fillServer} adds its texts once the pages are written. */
function contactSite(base: string, isServer: boolean): Plugin {
  return {
    name: 'vitrine:contact-site',
    resolveId: { filter: { id: new RegExp(`^${ID}$`) }, handler: () => `\0${ID}` },
    load: {
      filter: { id: new RegExp(`^\0${ID}$`) },
      handler: () => `export const base = ${JSON.stringify(base.replace(/\/$/, ''))};
export const isServer = ${isServer};
export const texts = JSON.parse('${PLACEHOLDER}');`,
    },
  };
}

/**
 * Puts the texts that the route reads into the built server: a function has no other files.
 *
 * @param server The folder of the built server, absolute.
 * @param site The folder of the built site, absolute.
 * @throws Error where the server has no place for them
 */
export function fillServer(server: string, site: string): void {
  const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => TEXTS.test(path))
    .map((path) => [path, readFileSync(join(site, path), 'utf8')]);
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(texts)));
  const place = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
  let isFilled = false;
  for (const path of globSync('**/*.{js,mjs}', { cwd: server })) {
    const code = readFileSync(join(server, path), 'utf8');
    if (!place.test(code)) continue;
    const filled = code.replace(place, () => json);
    writeFileSync(join(server, path), filled);
    isFilled = true;
  }
  if (!isFilled)
    throw new Error(`The built server in ${server} has no place for the texts of the form.`);
}
