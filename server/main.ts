// Serves the built site: `node server/main.ts`. Settings: see environment.ts.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listenProblem, siteAddress } from './address.mjs';
import { createApp } from './app.ts';
import { readSettings, type ServerSettings, SettingsError, serverSettings } from './environment.ts';
import { listen, type RunningServer } from './listen.ts';

async function start(settings: ServerSettings): Promise<RunningServer> {
  const { HOST: host, PORT: port, BASE: base } = settings;
  const folder = resolve(import.meta.dirname, '..', settings.OUT_DIR);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new SettingsError(`There is no built site in ${folder}. Build it: npm run build`);
  }
  try {
    const server = await listen(createApp({ folder, base }), host, port);
    console.log(`Vitrine is at ${siteAddress(host, server.port, base)} (Ctrl-C stops it)`);
    return server;
  } catch (error) {
    const problem = listenProblem(error, { host, port, command: 'npm start' });
    throw problem === undefined ? error : new SettingsError(problem);
  }
}

try {
  const server = await start(readSettings(serverSettings, process.env));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
