import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { docsPage } from '../../platform/docs-page.ts';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { deliveryOf } from '../content/schemas/contact.ts';
import type { Content } from '../content/types.ts';

const FOLDER = join(PACKAGE, 'server/hosts/astro');

const ID = 'virtual:vitrine/contact-site';

/** Replaced in the built server once the pages are there. */
const PLACEHOLDER = '@@VITRINE_CONTACT_TEXTS@@';

/** The contact page of each language with its settings and its policy. */
const READ = /(?:^|\/|%2F)contact(?:\/|%2F)(?:index\.html|settings\.json)(?:\.txt)?$/;

const NODE = '@astrojs/node';

/**
 * Answers the form: in `astro dev`, and with an adapter by a route that is rendered on demand.
 */
export function formRoute({ contact }: Content): AstroIntegration {
  const takesMessages = contact?.form !== undefined && deliveryOf(contact).provider === 'server';
  let config: AstroConfig;
  let isInjected = false;
  return {
    name: 'vitrine:form-route',
    hooks: {
      'astro:config:setup': (setup) => {
        const { adapter } = setup.config;
        if (setup.command !== 'build' || adapter === undefined) return;
        if (adapter.name === NODE) {
          setup.logger.warn(
            `${NODE} sends pages without content policies and not compressed. On a machine of your own ` +
              `start the server of Vitrine instead: see ${docsPage('adapters')}.`,
          );
        }
        if (!takesMessages) return;
        isInjected = true;
        for (const pattern of ['/[...lang]/api/contact', '/api/deliver']) {
          const entrypoint = join(FOLDER, 'contact.ts');
          setup.injectRoute({ pattern, entrypoint, prerender: false });
        }
        setup.updateConfig({
          vite: {
            // Packages for a database are installed only where an owner wants them.
            ssr: { external: ['pg', '@libsql/client'] },
            plugins: [contactSite(setup.config.base, adapter.name === NODE)],
          },
        });
      },
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:build:generated': ({ dir }) => {
        if (isInjected) fillServer(fileURLToPath(config.build.server), fileURLToPath(dir));
      },
      'astro:server:setup': ({ server }) => {
        const base = config.base.replace(/\/$/, '');
        let listener: Promise<(request: IncomingMessage, response: ServerResponse) => void>;
        const open = async () => {
          const { contactListener } = await server.ssrLoadModule(join(FOLDER, 'dev.ts'));
          return contactListener(server.resolvedUrls?.local[0], base);
        };
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (!pathname.endsWith('/api/contact')) return next();
          listener ??= open();
          listener.then((answer) => answer(request, response)).catch(next);
        });
      },
    },
  };
}

/** The module that the route imports. Its texts are there only once the pages are. */
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
function fillServer(server: string, site: string): void {
  const paths = readdirSync(site, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.split(sep).join('/'),
  );
  const texts = paths
    .filter((path) => READ.test(path))
    .map((path) => [path, readFileSync(join(site, path), 'utf8')]);
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(texts)));
  const place = new RegExp(`(["'\`])${PLACEHOLDER}\\1`);
  const files = globSync('**/*.{js,mjs}', { cwd: server }).map((path) => join(server, path));
  const found = files.filter((file) => place.test(readFileSync(file, 'utf8')));
  if (found.length === 0) {
    throw new Error(`The built server in ${server} has no place for the texts of the form.`);
  }
  for (const file of found) {
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(place, () => json),
    );
  }
}
