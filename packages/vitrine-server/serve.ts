// The server, which serves the built site and accepts messages. `npm start` and serve.mjs start it.
// environment.ts lists the settings.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Command,
  listen,
  listenErrorText,
  RequestGuard,
  ROOT,
  type RunningServer,
  readOptions,
  siteAddress,
  stopOnSignals,
} from 'vitrine/command';
import { cspFile } from 'vitrine/http';
import { SettingsError } from 'vitrine/settings';
import { systemClock } from './clock.ts';
import { openNodeContact } from './contact/node-contact.ts';
import { watchForProxy } from './contact/proxy-warning.ts';
import { smtpSender } from './delivery/smtp.ts';
import { readServerSettings, type ServerSettings, serverSettings } from './environment.ts';
import { LogSummary, logLine } from './log.ts';
import { ResponseCache } from './static/response-cache.ts';
import { createNodeApp } from './static/static-files.ts';

async function start(settings: ServerSettings): Promise<RunningServer> {
  const { HOST: host, PORT: port, BASE: base } = settings;
  const folder = resolve(ROOT, settings.OUT_DIR);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new SettingsError(`There is no built site in ${folder}. Build it: npm run build`);
  }
  if (!existsSync(join(folder, cspFile('index.html')))) {
    console.warn(
      `The site in ${folder} has no Content-Security-Policy in .hosts/, so browsers will block its inline styles and scripts. Build the site again: npm run build`,
    );
  }
  const root = { folder, base };
  const failures = new LogSummary(logLine);
  const report = (error: unknown) => failures.writeFailure(error);
  const watch = watchForProxy(settings.TRUST_PROXY, logLine);
  const contact = await openNodeContact({
    root,
    settings,
    dataDir: resolve(ROOT, settings.DATA_DIR),
    log: logLine,
    clock: systemClock,
    openSmtp: smtpSender,
  });
  try {
    const { endpoint, testimonials } = contact;
    const app = createNodeApp(root, { contact: endpoint, testimonials });
    const cache = new ResponseCache({ site: root, app, contact: endpoint });
    const server = await listen(app, host, port, {
      cache,
      report,
      watch: ({ socket, headers }) =>
        watch(socket.remoteAddress, (name) => headers[name]?.toString()),
    });
    new RequestGuard(report).guardProcess();
    contact.start();
    for (const note of await contact.notes()) console.log(note);
    console.log(`Vitrine is at ${siteAddress(host, server.port, base)} (Ctrl-C stops it)`);
    let stopped: Promise<void> | undefined;
    const stop = async () => {
      await server.stop();
      await contact.close();
    };
    return { port: server.port, stop: () => (stopped ??= stop()) };
  } catch (error) {
    await contact.close();
    const problem = listenErrorText(error, { host, port, command: 'npm start' });
    throw problem === undefined ? error : new SettingsError(problem);
  }
}

/** The command that serves the site as it is, without a build. */
export const command: Command = {
  summary: 'Serves the built site and receives messages from its contact form.',
  examples: [['node node_modules/vitrine-server/serve.mjs', 'at http://127.0.0.1:4321']],
  async run(args) {
    readOptions({}, args);
    await serve();
  },
};

/** Reads where the server will listen. @throws SettingsError that lists all wrong settings */
export function readAddress() {
  const { HOST: host, PORT: port } = readServerSettings(serverSettings, process.env);
  return { host, port };
}

/** Starts the server, until a signal stops it. @throws SettingsError if it cannot be started */
export async function serve(): Promise<void> {
  stopOnSignals(await start(readServerSettings(serverSettings, process.env)));
}
