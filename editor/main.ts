import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT, shown } from '../cli/project.ts';
import { listenProblem, tryPort } from '../server/address.mjs';
import { listen, type RunningServer } from '../server/listen.ts';
import { SettingsError } from '../server/settings-error.ts';
import { chooseContentFolder, type FolderEnvironment } from '../src/content/folder.ts';
import { isValid } from './api.ts';
import { createApp } from './server/app.ts';
import { buildPage } from './server/build-page.ts';
import { ContentStore } from './server/content-store.ts';
import { Preview } from './server/preview.ts';
import { words } from './words.ts';

/** The editor is never reachable from another machine. */
const HOST = '127.0.0.1';

/** The port from which on a free one is looked for, where the editor's own is any. */
const FIRST_PORT = 4331;

interface EditorSettings {
  /** The port to listen on; 0 picks a free one. */
  port: number;
  environment: FolderEnvironment;
  /** Whether the site is shown beside the forms. */
  hasPreview: boolean;
}

/**
 * Starts the editor.
 *
 * @throws SettingsError where there is no content to edit, or the port is taken
 */
export async function startEditor({
  port,
  environment,
  hasPreview,
}: EditorSettings): Promise<RunningServer> {
  const folder = chooseContentFolder(ROOT, environment);
  if (folder === resolve(ROOT, 'sample')) throw new SettingsError(words.start.sample);
  const contentStore = new ContentStore(folder);
  // A folder without content is told before anything is built.
  const overview = existsSync(folder) ? await contentStore.overview() : undefined;
  if (!overview?.files.some(({ exists }) => exists)) {
    throw new SettingsError(words.start.empty.replace('{folder}', shown(folder)));
  }
  const pageFolder = resolve(ROOT, '.cache/editor/page');
  await buildPage(pageFolder);

  const preview = hasPreview
    ? new Preview(await freePort(port === 0 ? FIRST_PORT : port + 1))
    : undefined;
  const app = createApp({
    contentStore,
    pageFolder,
    preview: preview?.address,
    whenRight: () => preview?.start(),
  });
  try {
    const server = await listen(app, HOST, port);
    if (isValid(overview)) preview?.start();
    const stop = async () => {
      preview?.stop();
      await server.stop();
    };
    return { port: server.port, stop };
  } catch (error) {
    const problem = listenProblem(error, { host: HOST, port, command: 'npm run edit' });
    throw problem === undefined ? error : new SettingsError(problem);
  }
}

/** A port that is free, this one or the next that is. */
async function freePort(port: number): Promise<number> {
  return (await tryPort(HOST, port)) === undefined ? port : await freePort(port + 1);
}
