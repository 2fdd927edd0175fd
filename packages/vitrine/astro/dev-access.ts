import { existsSync, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { isFileLoadingAllowed, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { decoded } from '../content/decode.ts';
import { allowedHostsSetting, dataDirSetting } from '../settings/read-settings.ts';
import { installedPackage, PACKAGE } from '../settings/site-folder.mjs';

/** Patterns of secret files, which the dev server never serves. The first line is Vite's default. */
const secretFiles = [
  ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
  ...['*.env*', '*.sqlite*', '*.db', '*.db-*', '*passphrase*', '**/node_modules/.cache/**'],
];

/** Absolute paths of the folders of a site from which the dev server serves files. */
interface Folders {
  /** The folder of the owner's project. */
  site: string;
  /** The content folder. */
  content: string;
  /** The folder of the owner's source files: pages, components, styles. */
  source: string;
  /** The folders with copies of files of the content, and with images that are not saved yet. */
  copies: readonly string[];
}

/**
 * Vite plugin that limits the files that the dev server serves. Pages need source files, packages and
 * content, but not the messages and passwords in the same project. Other websites that are open in the
 * browser may read nothing (no CORS), and open no file in the owner's code editor.
 *
 * @param environment Environment variables, of which `DATA_DIR` names the folder of messages, and
 * `ALLOWED_HOSTS` the further host names.
 */
export function devAccess(
  { site, content, source, copies }: Folders,
  environment: Readonly<Record<string, string | undefined>>,
): Plugin {
  const dataDir = dataDirSetting.parse(environment.DATA_DIR || undefined);
  // Packages may be installed next to this package, or in a parent folder.
  const packages = dirname(installedPackage('astro') ?? join(PACKAGE, 'node_modules', 'astro'));
  const needed = [PACKAGE, packages, content, source, ...copies];
  let resolved: ResolvedConfig;
  return {
    name: 'vitrine:dev-access',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({
      server: {
        cors: false,
        allowedHosts: allowedHostsSetting.parse(environment.ALLOWED_HOSTS || undefined),
        fs: {
          allow: needed.flatMap(realPaths),
          deny: [...secretFiles, ...realPaths(resolve(site, dataDir)).map(below)],
        },
      },
      // Test files are not scanned for packages, because the packages for tests may not be installed.
      environments: { client: { optimizeDeps: { entries: ['!**/*.test.*'] } } },
    }),
    configResolved: (config) => {
      resolved = config;
    },
    configureServer({ httpServer, middlewares }) {
      // Vite's router takes such a target apart, and an error that this throws would end the server.
      const malformed = new WeakSet<IncomingMessage>();
      httpServer?.prependListener('request', (request: IncomingMessage) => {
        if (!request.url?.startsWith('/')) request.url = `/${request.url}`;
        if (decoded(request.url.replace(/\?.*/s, '')) === undefined) {
          malformed.add(request);
          // Astro decodes the address before all other middlewares.
          request.url = resolved.base;
        }
        // Case and a dot at the end make no difference (RFC 9110, section 4.2.3), but they do for Vite.
        const { host } = request.headers;
        if (host) request.headers.host = host.toLowerCase().replace(/\.(?=:\d*$|$)/, '');
      });
      const { allowedHosts } = resolved.server;
      // Vite refuses unknown hosts before other middlewares, with advice about a file that no owner has.
      middlewares.stack.unshift({
        route: '',
        handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const reason = refusal(request, allowedHosts);
          if (reason === undefined && !malformed.has(request)) return next();
          response.writeHead(reason ? 403 : 400, { 'content-type': 'text/plain; charset=utf-8' });
          response.end(reason ?? 'A percent sign in this address begins no UTF-8 character.');
        },
      });
    },
    // Vite checks only files that Vite reads itself, and not those that a plugin reads, such as Astro's
    // plugin for Markdown. This hook checks all of them.
    load: {
      order: 'pre',
      filter: { id: /^(?:[a-z]:)?\//i },
      handler(id) {
        const [path = id] = id.split(/[?#]/, 1);
        if (this.environment.name !== 'client' || !existsSync(path)) return;
        if (isFileLoadingAllowed(resolved, normalizePath(path))) return;
        throw Object.assign(new Error(`The dev server may not serve the file ${id}.`), {
          code: 'ERR_DENIED_ID',
          id,
        });
      },
    },
  };
}

/** Why a request is refused; undefined if it is allowed. @param allowed Vite's setting `allowedHosts` */
function refusal(
  { headers, url = '' }: IncomingMessage,
  allowed: true | readonly string[],
): string | undefined {
  const host = headers.host?.replace(/:\d*$/, '') ?? 'localhost';
  const isAllowed = (name: string) =>
    name === host || (name.startsWith('.') && (name.slice(1) === host || host.endsWith(name)));
  const isAddress = isIP(host.replace(/^\[(.*)\]$/, '$1')) !== 0;
  if (!isAddress && allowed !== true && ![...allowed, '.localhost'].some(isAllowed)) {
    const quotedHost = JSON.stringify(host);
    const unknown = `The dev server does not know the host name ${quotedHost}.`;
    return allowedHostsSetting.safeParse(host).success
      ? `${unknown} Allow it when you start the server: ALLOWED_HOSTS=${host} npm run dev`
      : unknown;
  }
  // Vite opens a file in the owner's code editor for every page of every website. Only pages of the dev
  // server itself, which show Vite's error messages, need that.
  const opensFile = url.toLowerCase().includes('/__open-in-editor');
  if (opensFile && headers['sec-fetch-site'] !== 'same-origin') {
    return 'Only a page of the dev server can open a file in the code editor.';
  }
  return undefined;
}

/** A path, and if it is a symbolic link, also the path that it leads to. */
function realPaths(path: string): string[] {
  return existsSync(path) ? [...new Set([path, realpathSync(path)])] : [path];
}

/** A glob pattern for everything in a folder; special characters of the path become `?`. */
function below(folder: string): string {
  const path = normalizePath(folder).replace(/\/$/, '');
  return `${path.replaceAll(/[^\w./-]/g, '?')}/**`;
}
