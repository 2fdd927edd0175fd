// Starts the server, which serves the built site and accepts messages: `node server/main.ts`.
// environment.ts lists the settings.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cspFile } from '../vitrine/http/content-security-policy.ts';
import { listenErrorText, siteAddress } from '../vitrine/platform/listen-address.ts';
import { SettingsError } from '../vitrine/platform/settings-error.ts';
import { siteFolder } from '../vitrine/platform/site-folder.mjs';
import { stopOnSignals } from '../vitrine/platform/stop-on-signals.ts';
import { terminalText } from '../vitrine/platform/terminal-text.ts';
import { UserError } from '../vitrine/platform/user-error.ts';
import { systemClock } from './clock.ts';
import { openNodeContact } from './contact/node-contact.ts';
import { watchForProxy } from './contact/proxy-warning.ts';
import { smtpSender } from './delivery/smtp.ts';
import { readServerSettings, type ServerSettings, serverSettings } from './environment.ts';
import { listen, type RunningServer } from '../vitrine/node-http/listen.ts';
import { RequestGuard } from '../vitrine/node-http/request-guard.ts';
import { ResponseCache } from './static/response-cache.ts';
import { createNodeApp } from './static/static-files.ts';
import { logLine } from './log.ts';

const ROOT = siteFolder();

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
    const { endpoint } = contact;
    const app = createNodeApp(root, { contact: endpoint });
    const cache = new ResponseCache({ site: root, app, contact: endpoint });
    const server = await listen(app, host, port, {
      cache,
      watch: ({ socket, headers }) =>
        watch(socket.remoteAddress, (name) => headers[name]?.toString()),
    });
    new RequestGuard().guardProcess();
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

try {
  stopOnSignals(await start(readServerSettings(serverSettings, process.env)));
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(terminalText(error.message));
  process.exitCode = 1;
}
