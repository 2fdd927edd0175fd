import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { MESSAGE_SERVER } from '../../packages/vitrine/astro/after-build/deploy-config/web-servers.ts';
import { isRunnable } from '../../packages/vitrine/cli/browser/browser.ts';
import { freePort } from '../helpers/free-port.ts';
import { end } from '../helpers/server-process.ts';
import { VercelOutput } from '../helpers/vercel-output.ts';
import { sendRequest } from './send-request.ts';

export interface WebServer {
  /** The origin of the web server, such as `http://127.0.0.1:8080`. */
  origin: string;
  stop: () => Promise<void>;
}

export interface ServedSite {
  folder: string;
  /** The site's sub-path, or an empty string. */
  base: string;
  /** Host name and port of the project's server, which accepts the messages. */
  messages: string;
}

const BROTLI = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';

const HAS_BROTLI = existsSync(BROTLI);

/** For each web server, the message that it or its Brotli module, which the tests need, is not installed. */
export const installationErrors = {
  nginx:
    isRunnable('nginx', ['-v']) && HAS_BROTLI
      ? undefined
      : 'nginx is not installed (Debian: nginx-light, libnginx-mod-http-brotli-static).',
  caddy: isRunnable('caddy', ['version']) ? undefined : 'Caddy is not installed (Debian: caddy).',
} as const;

/** Starts nginx in one process, with the configuration that the build wrote, and Brotli if installed (the benchmark runs without). */
export async function startNginx(site: ServedSite): Promise<WebServer> {
  return await start(site, 'nginx.conf', (work, root, configFile, port) => ({
    command: ['nginx', '-p', work, '-c', join(work, 'main.conf'), '-e', 'stderr'],
    config: `daemon off;
master_process off;
pid ${work}/pid;
${HAS_BROTLI ? `load_module ${BROTLI};` : ''}
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${work}/body;
  proxy_temp_path ${work}/proxy;
  fastcgi_temp_path ${work}/fastcgi;
  uwsgi_temp_path ${work}/uwsgi;
  scgi_temp_path ${work}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${configFile};
  }
}
`,
  }));
}

/** Starts Caddy with the configuration that the build wrote. */
export async function startCaddy(site: ServedSite): Promise<WebServer> {
  return await start(site, 'Caddyfile', (work, root, configFile, port) => ({
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(work, 'main.conf')],
    config: `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  root * ${root}
  import ${configFile}
}
`,
  }));
}

/** Starts a server that follows the routes that the build wrote for Vercel. */
export async function startVercel({ folder }: ServedSite): Promise<WebServer> {
  await using started = new AsyncDisposableStack();
  const { path } = started.use(await mkdtempDisposable(join(tmpdir(), 'vitrine-vercel-')));
  const { origin, close } = await (await VercelOutput.prepare(folder, path)).serve();
  started.defer(close);
  const running = started.move();
  return { origin, stop: () => running.disposeAsync() };
}

type Setup = (
  work: string,
  root: string,
  configFile: string,
  port: number,
) => { command: [string, ...string[]]; config: string };

async function start(site: ServedSite, configName: string, setup: Setup): Promise<WebServer> {
  await using started = new AsyncDisposableStack();
  const { path: work } = started.use(await mkdtempDisposable(join(tmpdir(), 'vitrine-host-')));
  // For a site below a sub-path, the document root contains a link to the site with the name of the sub-path.
  const root = site.base === '' ? site.folder : join(work, 'root');
  if (site.base !== '') {
    await mkdir(root);
    await symlink(site.folder, join(root, site.base.slice(1)));
  }
  const generated = await readFile(join(site.folder, '.hosts', configName), 'utf8');
  const configFile = join(work, 'rules.conf');
  const usable = HAS_BROTLI ? generated : generated.replace('brotli_static on;', '');
  // The build writes the default address of the message server.
  await writeFile(configFile, usable.replaceAll(MESSAGE_SERVER, site.messages));

  const port = await freePort();
  const { command, config } = setup(work, root, configFile, port);
  await writeFile(join(work, 'main.conf'), config);
  const [program, ...args] = command;
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  });
  started.defer(() => end(child));
  const errors: string[] = [];
  child.stderr.on('data', (text) => errors.push(String(text)));
  const origin = `http://127.0.0.1:${port}`;
  await expect(async () => {
    expect(child.exitCode, errors.join('')).toBeNull();
    await sendRequest(origin, '/');
  }).toPass({ intervals: [20], timeout: 10_000 });
  const running = started.move();
  return { origin, stop: () => running.disposeAsync() };
}
