// Runs the Worker in workerd, the runtime of Cloudflare Workers, by Wrangler.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../cli/project.ts';
import type { D1Binding } from '../../server/store/d1.ts';

const WRANGLER = join(ROOT, 'deploy/cloudflare/node_modules/wrangler');

/** The program, for Node. */
export const wranglerProgram = join(WRANGLER, 'bin/wrangler.js');

const missing = existsSync(WRANGLER)
  ? undefined
  : 'Wrangler is not installed: npm ci --prefix deploy/cloudflare.';

/**
 * Whether tests with Wrangler are left out: where it is missing and that is allowed.
 * @throws Error where it is missing and has to be there
 */
export function leavesOutWrangler(): boolean {
  if (missing === undefined) return false;
  if (!process.env.ALLOW_MISSING) {
    throw new Error(`${missing} Without it: npm run test:all -- --allow-missing`);
  }
  console.warn(missing);
  return true;
}

/** Prepares the assets of a built site as a deployment does. */
export async function prepareAssets(site: string, assets: string): Promise<void> {
  const env = { ...process.env, OUT_DIR: site, ASSETS_DIR: assets };
  await promisify(execFile)(process.execPath, [join(ROOT, 'deploy/cloudflare/assets.mjs')], {
    env,
  });
}

/** What of Wrangler's `createTestHarness` is used here. */
interface Wrangler {
  createTestHarness: (options: { root: string; workers: { config: object }[] }) => {
    listen: () => Promise<{ url: URL }>;
    getWorker: () => {
      getEnv: () => Promise<{ DB: D1Binding }>;
      scheduled: (event: { cron: string; scheduledTime?: Date }) => Promise<unknown>;
    };
    getLogs: () => { message: string }[];
    close: () => Promise<void>;
  };
}

/**
 * The Worker with wrangler.jsonc and a database of its own.
 *
 * @param site Folder of the built site.
 * @param vars The settings, such as BASE.
 */
export async function startWorker(site: string, vars: Record<string, string> = {}) {
  await using started = new AsyncDisposableStack();
  const { path: assets } = started.use(await mkdtempDisposable(join(tmpdir(), 'vitrine-assets-')));
  await prepareAssets(site, assets);
  const written = await readFile(join(ROOT, 'wrangler.jsonc'), 'utf8');
  const config = JSON.parse(written.replaceAll(/^\s*\/\/.*$/gm, ''));
  config.assets.directory = assets;
  delete config.build;
  const { createTestHarness }: Wrangler = await import(join(WRANGLER, 'wrangler-dist/cli.js'));
  const server = createTestHarness({ root: ROOT, workers: [{ config: { ...config, vars } }] });
  started.defer(() => server.close());
  const { url } = await server.listen();
  const worker = server.getWorker();
  const { DB } = await worker.getEnv();
  const running = started.move();
  return {
    /** Without a slash at the end. */
    origin: new URL(url).origin,
    binding: DB,
    /** Calls the Worker as the cron trigger does. */
    scheduled: (scheduledTime = new Date()) =>
      worker.scheduled({ cron: '* * * * *', scheduledTime }),
    lines: () => server.getLogs().map(({ message }) => message),
    stop: () => running.disposeAsync(),
  };
}

export type RunningWorker = Awaited<ReturnType<typeof startWorker>>;
