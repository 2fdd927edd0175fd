// Runs the Worker with Wrangler, in workerd, the runtime of Cloudflare Workers.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtempDisposable, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import type { D1Binding } from '../../packages/vitrine-server/store/d1.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { skipIfMissing } from '../helpers/skip-if-missing.ts';

const WRANGLER = join(import.meta.dirname, 'node_modules/wrangler');

/** Whether tests that need Wrangler are skipped. */
export const isWranglerMissing = skipIfMissing(
  existsSync(WRANGLER) ? undefined : 'Wrangler is not installed: npm ci --prefix tests/workers.',
);

/** The script that prepares the static assets. */
const ASSETS = join(ROOT, 'packages/vitrine-server/hosts/workers/assets.mjs');

/** The settings that `create-vitrine` writes, with full paths. */
function readConfig() {
  const file = join(ROOT, 'packages/create-vitrine/hosts/cloudflare/wrangler.jsonc');
  const config = JSON.parse(readFileSync(file, 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''));
  return {
    ...config,
    main: join(ROOT, config.main),
    build: { command: `node ${JSON.stringify(ASSETS)}`, cwd: ROOT },
  };
}

/** Prepares the static assets of a built site in the same way as a deployment. */
async function prepareAssets(site: string, assets: string): Promise<void> {
  const env = { ...process.env, OUT_DIR: site, ASSETS_DIR: assets };
  await promisify(execFile)(process.execPath, [ASSETS], { env });
}

/** The part of Wrangler's `createTestHarness` that the tests use. */
interface Wrangler {
  createTestHarness: (options: { root: string; workers: { config: object }[] }) => {
    listen: () => Promise<{ url: URL }>;
    getWorker: (name: string) => {
      getEnv: () => Promise<{ DB: D1Binding }>;
      scheduled: (event: { cron: string; scheduledTime?: Date }) => Promise<unknown>;
    };
    close: () => Promise<void>;
  };
}

/**
 * Starts the Worker of wrangler.jsonc with a new database, and a second Worker with the same
 * database.
 *
 * @param site Folder of the built site.
 * @param vars Environment variables of the Worker, such as BASE.
 */
export async function startWorker(site: string, vars: Record<string, string> = {}) {
  await using started = new AsyncDisposableStack();
  const { path: assets } = started.use(await mkdtempDisposable(join(tmpdir(), 'vitrine-assets-')));
  await prepareAssets(site, assets);
  const config = readConfig();
  config.assets.directory = assets;
  delete config.build;
  const { createTestHarness }: Wrangler = await import(join(WRANGLER, 'wrangler-dist/cli.js'));
  const names = ['vitrine', 'vitrine-other'];
  const workers = names.map((name) => ({ config: { ...config, name, vars } }));
  const server = createTestHarness({ root: ROOT, workers });
  started.defer(() => server.close());
  const { url } = await server.listen();
  const [first, second] = names.map((name) => {
    const worker = server.getWorker(name);
    /** Calls the Worker in the same way as the cron trigger. */
    const scheduled = (scheduledTime = new Date()) =>
      worker.scheduled({ cron: '* * * * *', scheduledTime });
    return { ...worker, scheduled };
  });
  if (!first || !second) throw new Error('Wrangler did not start two Workers.');
  const { DB } = await first.getEnv();
  const running = started.move();
  return {
    /** The origin of the Worker's URL. */
    origin: new URL(url).origin,
    binding: DB,
    scheduled: first.scheduled,
    /** A second Worker with the same database. */
    other: { scheduled: second.scheduled },
    stop: () => running.disposeAsync(),
  };
}

export type RunningWorker = Awaited<ReturnType<typeof startWorker>>;

/** Runs `wrangler dev`, and workerd, as separate processes, which can be killed and started again. */
export class WorkerProcess extends ServerProcess {
  readonly #work: string;

  /**
   * @param site Folder of the built site.
   * @param work Folder for the static assets and the database.
   * @param vars Environment variables of the Worker.
   */
  constructor(site: string, work: string, port: number, vars: Record<string, string> = {}) {
    const assets = join(work, 'assets');
    const config = join(work, 'wrangler.json');
    mkdirSync(work, { recursive: true });
    writeFileSync(config, JSON.stringify({ ...readConfig(), vars }));
    const args = [
      ...[
        join(WRANGLER, 'bin/wrangler.js'),
        'dev',
        '--config',
        config,
        '--ip',
        '127.0.0.1',
        '--port',
        String(port),
      ],
      ...['--inspector-port', '0', '--assets', assets, '--persist-to', work],
      '--show-interactive-dev-session=false',
    ];
    const variables = { OUT_DIR: site, ASSETS_DIR: assets, NO_COLOR: '1' };
    super(variables, { args, port, hasChildren: true });
    this.#work = work;
  }

  /** The path of the database file. The file may be opened only while the Worker does not run. */
  async databaseFile(): Promise<string> {
    const folder = join(this.#work, 'v3/d1');
    const names = await readdir(folder, { recursive: true });
    const name = names.find((file) => /[0-9a-f]{64}\.sqlite$/.test(file));
    if (name === undefined) throw new Error(`There is no database in ${folder}.`);
    return join(folder, name);
  }
}
