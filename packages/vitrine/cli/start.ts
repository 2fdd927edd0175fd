import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { missingPackage, optionalPart } from '../astro/optional-packages.ts';
import { docsPage } from '../errors/docs-page.ts';
import { type ListenAddress, requireFreePort, siteAddress } from '../settings/listen-address.ts';
import { hostSetting, portSetting, readSettings } from '../settings/read-settings.ts';
import { ROOT } from '../settings/site-paths.ts';
import { type Command, readOptions } from './command.ts';
import { buildIfChanged } from './site-build/build.ts';
import { defaultIntegrations } from './site-build/default-config.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** What the module `vitrine-server/serve` exports. */
interface Serve {
  /** Reads the settings. @throws SettingsError that lists the wrong ones */
  readAddress(): Omit<ListenAddress, 'command'>;
  /** Starts the server of the built site. @throws SettingsError if it cannot be started */
  serve(): Promise<void>;
}

export const command: Command = {
  summary:
    'Serves the site and receives messages from its contact form. Builds the site first if anything changed.',
  examples: [
    ['npm start', 'at http://127.0.0.1:4321'],
    [
      'PORT=8080 HOST=0.0.0.0 npm start',
      'serves the site at another port, reachable from every network',
    ],
  ],
  notes: `The settings of mail and of the message store are described in ${docsPage('contact')}.`,
  async run(args) {
    readOptions({}, args);
    const part = optionalPart('vitrine-server/serve');
    if (part === undefined) return await servePages();
    const { readAddress, serve }: Serve = await import(pathToFileURL(part).href);
    // A wrong setting or a taken port is reported before the site is built.
    await requireFreePort({ ...readAddress(), command: 'npm start' });
    let server: Promise<void> | undefined;
    const built = await buildIfChanged(() => {
      server ??= serve();
      // The error is thrown where `server` is awaited, after the build has ended.
      server.catch(() => undefined);
    });
    await server;
    if (built === undefined) process.exitCode = 1;
  },
};

/** Builds the site, and serves its pages without the package vitrine-server: with the preview of Astro. */
async function servePages(): Promise<void> {
  const schema = z.object({ HOST: hostSetting, PORT: portSetting });
  const { HOST: host, PORT: port } = readSettings(schema, process.env);
  await requireFreePort({ host, port, command: 'npm start' });
  const settings = await buildIfChanged(() => undefined);
  if (settings === undefined) {
    process.exitCode = 1;
    return;
  }
  const { preview } = await import('astro');
  const integrations = await defaultIntegrations(ROOT);
  const address = { host, port };
  const server = await preview({ root: ROOT, logLevel: 'warn', integrations, server: address });
  console.log(missingPackage('vitrine-server', 'To receive messages, the site'));
  console.log(`Vitrine is at ${siteAddress(host, server.port, settings.BASE)} (Ctrl-C stops it)`);
  stopOnSignals(server);
}
