import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getViteConfig } from 'astro/config';
import { createLogger, createServer, type Plugin, resolveConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../tests/helpers/write-files.ts';
import { sendRequest } from '../../../tests/security/send-request.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { devAccess } from './dev-access.ts';

const secret = 'only for the owner';

/** A Vite plugin that reads Markdown files itself, as Astro's plugin for Markdown does. */
const markdown: Plugin = {
  name: 'markdown',
  enforce: 'pre',
  load: (id) => {
    const [path = id] = id.split('?', 1);
    return path.endsWith('.md') ? readFile(path, 'utf8').then(JSON.stringify) : undefined;
  },
  transform: (code, id) => (id.includes('.md') ? `export default ${code}` : undefined),
};

/** A Vite plugin that decodes each address before all others, as Astro's does. */
const decoding: Plugin = {
  name: 'decoding',
  configureServer:
    ({ middlewares }) =>
    () =>
      middlewares.stack.unshift({
        route: '',
        handle: (request: IncomingMessage, _: ServerResponse, next: () => void) => {
          decodeURI(new URL(request.url ?? '', 'http://localhost').pathname);
          next();
        },
      }),
};

/** Files of the owner, which no page may read. */
const secretFiles = [
  'data/messages.sqlite',
  'data/notes.md',
  'content/kept (for me)/messages.txt',
  'content/kept (for me)/notes.md',
  'content/.git/config',
  'content/messages.sqlite-wal',
  'content/passphrase.txt',
  'content/node_modules/.cache/state.js',
  'content/messages.db-wal',
  'mail.env',
  'content/mail.env.bak',
  'content/.env',
  'package.json',
  '.cache/state.json',
];
/** Vite reads the package.json of a site itself. */
const textOf = (file: string) => (file === 'package.json' ? `{ "name": "${secret}" }` : secret);
const publicFiles = ['content/notes.md', 'content/a.txt', 'src/style.txt', '.cache/files/1/a.txt'];

let site: string;
let vite: ViteDevServer;
// One server for all tests, because a start is dear. No request may end it.
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'vitrine-'));
  await writeFiles(site, {
    ...Object.fromEntries(secretFiles.map((file) => [file, textOf(file)])),
    ...Object.fromEntries(publicFiles.map((file) => [file, 'for everybody'])),
  });
  const folders = {
    site,
    content: join(site, 'content'),
    source: join(site, 'src'),
    copies: [join(site, '.cache/files')],
  };
  const variables = {
    DATA_DIR: 'content/kept (for me)',
    ALLOWED_HOSTS: 'studio.local, .tunnel.example',
  };
  vite = await createServer({
    root: site,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [markdown, decoding, devAccess(folders, variables)],
  });
  await vite.listen();
});
afterAll(async () => {
  await vite.close();
  await rm(site, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(vite.resolvedUrls?.local[0]?.slice(0, -1) + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function ask(path: string, headers: Record<string, string>) {
  return await sendRequest(vite.resolvedUrls?.local[0] ?? '', path, headers);
}

const forms: readonly ((file: string, site: string) => string)[] = [
  (file) => `/${file}`,
  (file, site) => `/@fs${site}/${file}`,
  (file, site) => `/@fs${site}/src/%2e%2e/${file}`,
  (file, site) => `/@id/${site}/${file}`,
  (file) => `/${file.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  (file) => `/${file.replace('.', '%2e')}`,
  (file) => `/${file.toUpperCase()}`,
  (file) => `/content/..%2f${file}`,
];
const queries = ['', '?raw', '?url', '?import', '?import&raw', '?url&inline', '?raw??', '?.css'];

test.each(secretFiles)('%s is refused in every form of its address', async (file) => {
  const addresses = forms.flatMap((form) => queries.map((query) => form(file, site) + query));
  const answers = await Promise.all(
    addresses.map(async (address) => ({ address, ...(await get(address)) })),
  );
  const base64 = Buffer.from(textOf(file)).toString('base64');
  const open = answers.filter(({ text }) => text.includes(secret) || text.includes(base64));
  expect(open.map(({ address }) => address)).toEqual([]);
  expect(answers[0]?.status).toBe(403);
});

test('files for pages are served, and to no other site', async () => {
  for (const file of publicFiles) {
    const { status, text, headers } = await get(`/${file}?import&raw`, {
      origin: 'http://localhost:9999',
    });
    expect(status, file).toBe(200);
    expect(text, file).toContain('for everybody');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
  const client = await get(`/@fs${join(PACKAGE, 'browser/motion.ts')}`);
  expect(client.status).toBe(200);
});

test.each([
  ['localhost', 404],
  ['site.localhost:4321', 404],
  ['127.0.0.1:1', 404],
  ['[::1]:4321', 404],
  ['studio.local', 404],
  ['studio.local:4321', 404],
  ['a.tunnel.example', 404],
  ['tunnel.example', 404],
  ['Studio.LOCAL.:4321', 404],
  ['localhost.', 404],
  ['other.local', 403],
  ['eviltunnel.example', 403],
  ['studio.local.evil.example', 403],
])('as %s the dev server answers with %i', async (host, status) => {
  const response = await ask('/', { host });
  expect(response.status).toBe(status);
  if (status === 403)
    expect(response.body.toString()).toContain(`ALLOWED_HOSTS=${host} npm run dev`);
});

test.each([
  ['/%zz', 400],
  ['/a/%', 400],
  ['/%ff?raw', 400],
  ['/?q=100%&r=%ff', 404],
  ['/%C3%BC', 404],
])('%s is answered with %i', async (path, status) => {
  const response = await ask(path, {});
  expect(response.status).toBe(status);
  if (status === 400) expect(response.body.toString()).toMatch(/^A percent sign .*$/);
});

test('a refused host name gets advice only if the setting accepts the name', async () => {
  const advice = async (host: string) => (await ask('/', { host })).body.toString();
  expect(await advice('Other.Local')).toMatch(/: ALLOWED_HOSTS=other\.local npm run dev$/);
  for (const host of ['$(id).example', '<b>.example', 'a b', '-x;.example']) {
    expect(await advice(host)).toBe(
      `The dev server does not know the host name ${JSON.stringify(host)}.`,
    );
  }
});

test.each([
  ['/__open-in-editor?file=a.ts', 'cross-site'],
  ['/__OPEN-in-editor/?file=a.ts', 'same-site'],
  ['//__open-in-editor?file=a.ts', 'none'],
  ['/__open-in-editor', undefined],
])('%s opens no file for a page of %s', async (path, from) => {
  expect((await ask(path, from ? { 'sec-fetch-site': from } : {})).status).toBe(403);
  // Without the name of a file, Vite reports an error and opens nothing.
  const own = await ask('/__open-in-editor', { 'sec-fetch-site': 'same-origin' });
  expect(own.body.toString()).toContain('required query param "file" is missing');
});

test.each(['*', 'http://[', 'http://a:b:c/'])('the target %s harms nothing', async (target) => {
  expect((await ask(target, {})).status).toBe(404);
  expect((await ask('/', {})).status).toBe(404);
});

test('tests are not scanned for packages, which an owner has not installed', async () => {
  const site = await temporaryFolder({
    'src/Page.tsx': "import './part.ts';",
    'src/part.ts': 'export const part = 1;',
    'src/Page.test.tsx': "import 'package-for-tests';",
  });
  const logger = createLogger('silent');
  const error = vi.spyOn(logger, 'error');
  const folders = { content: join(site, 'content'), source: join(site, 'src'), copies: [] };
  const vite = await createServer({
    root: site,
    configFile: false,
    customLogger: logger,
    server: { middlewareMode: true, ws: false, watch: null },
    environments: { client: { optimizeDeps: { entries: ['src/**/*.tsx'] } } },
    plugins: [devAccess({ site, ...folders }, {})],
  });
  onTestFinished(() => vite.close());
  await vite.environments.client.depsOptimizer?.scanProcessing;
  expect(error).not.toHaveBeenCalled();
});

test('no other plugin of the site opens more folders', async () => {
  const site = join(PACKAGE, '../../examples/sample');
  const config = getViteConfig({ logLevel: 'silent' }, { root: site, logLevel: 'silent' });
  const inline = await config({ mode: 'development', command: 'serve' });
  const { server } = await resolveConfig({ ...inline, configFile: false }, 'serve');
  expect(server.cors).toBe(false);
  const open = server.fs.allow.filter((folder) => join(site, 'data').startsWith(folder));
  expect(open).toEqual([]);
  // Characters that patterns could read otherwise are any character there.
  const data = join(site, 'data').replaceAll(/[^\w./-]/g, '?');
  expect(server.fs.deny).toContain(`${data}/**`);
});
