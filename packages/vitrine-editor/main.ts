import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import {
  displayPath,
  listen,
  listenErrorText,
  ownerContentFolder,
  type RunningServer,
  tryPort,
} from 'vitrine/command';
import { iconPlugin } from 'vitrine/dev';
import { listContentFiles } from 'vitrine/editing';
import { SettingsError } from 'vitrine/settings';
import { ContentStore } from './server/content-store.ts';
import { DraftStore } from './server/draft-store.ts';
import { createEditorApp } from './server/editor-app.ts';
import { removeTemporaryFiles } from './server/file-access.ts';
import { Preview } from './server/preview.ts';
import { Session } from './server/session.ts';

/** The loopback address, so that the editor is never reachable from another machine. */
const HOST = '127.0.0.1';

/**
 * The first port to try for the preview where the editor's own port is chosen by the system. It differs each
 * time, because several editors that start at once would all find the same port free.
 */
const firstPort = () => randomInt(20_000, 40_000);

interface EditorSettings {
  /** The port on which the editor listens; 0 picks a free port. */
  port: number;
  /** The environment variables, of which `CONTENT` names another content folder. */
  environment: NodeJS.ProcessEnv;
  /** Whether the editor shows a preview of the site next to the forms. */
  hasPreview: boolean;
  /** Called when the token of the URL has been used, with a new URL for the next browser. */
  onOpened?: (next: string) => void;
}

interface Editor extends RunningServer {
  /** The URL that opens the editor, with a token that can be used once. */
  address: string;
}

/** Starts the editor. @throws SettingsError where the content folder has no content, or the port is in use */
export async function startEditor(settings: EditorSettings): Promise<Editor> {
  const { port, environment, hasPreview, onOpened } = settings;
  const folder = ownerContentFolder(environment);
  if (existsSync(folder)) await removeTemporaryFiles(folder);
  // A folder without content is reported before the editor's page is built, which takes a second.
  const files = await listContentFiles(folder);
  if (!files.some(({ path }) => existsSync(join(folder, path)))) {
    throw new SettingsError(
      `The folder ${displayPath(folder)}/ contains no content to edit. Begin with: npm run init`,
    );
  }
  // A folder for each editor, because a second one would empty the folder from which the first serves.
  const pageFolder = await mkdtemp(join(tmpdir(), 'vitrine-editor-page-'));
  await buildPage(pageFolder);

  const preview = hasPreview
    ? new Preview(await freePort(port === 0 ? firstPort() : port + 1), folder)
    : undefined;
  const contentStore = new ContentStore(folder);
  await new DraftStore(folder).removeUnusedImages();
  /** The URL of the editor up to the token; known once the server listens. */
  let urlBeforeToken = '';
  const session = new Session(
    (token) => onOpened?.(urlBeforeToken + token),
    () => contentStore.language(),
  );
  const app = createEditorApp({ contentStore, session, pageFolder, preview });
  try {
    const server = await listen(app, HOST, port);
    urlBeforeToken = `http://${HOST}:${server.port}/?token=`;
    const stop = async () => {
      preview?.stop();
      await server.stop();
      await rm(pageFolder, { recursive: true, force: true });
    };
    return { port: server.port, address: urlBeforeToken + session.token, stop };
  } catch (error) {
    const problem = listenErrorText(error, { host: HOST, port, command: 'npm run edit' });
    throw problem === undefined ? error : new SettingsError(problem);
  }
}

/** The first free port that is not lower than `port`. */
async function freePort(port: number): Promise<number> {
  return (await tryPort(HOST, port)) === undefined ? port : await freePort(port + 1);
}

/**
 * Builds the editor's page, which takes about a second.
 *
 * @param outDir The output folder, an absolute path.
 */
async function buildPage(outDir: string): Promise<void> {
  const before = process.env.NODE_ENV;
  try {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('page', import.meta.url)),
      logLevel: 'warn',
      plugins: [iconPlugin()],
      build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
    });
  } finally {
    // Vite sets NODE_ENV for the whole process. The preview would inherit it and not reload pages.
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
