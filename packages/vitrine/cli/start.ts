import { docsPage } from '../platform/docs-page.ts';
import { requireFreePort } from '../platform/listen-address.ts';
import { readServerSettings, serverSettings } from '../../vitrine-server/environment.ts';
import { type Command, readOptions } from './command.ts';
import { buildIfChanged } from './site-build/build.ts';

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
    // A wrong setting or a taken port is reported before the site is built.
    const { HOST: host, PORT: port } = readServerSettings(serverSettings, process.env);
    await requireFreePort({ host, port, command: 'npm start' });
    let server: Promise<unknown> | undefined;
    const built = await buildIfChanged(() => {
      server ??= import('../../vitrine-server/serve.ts');
    });
    await server;
    if (built === undefined) process.exitCode = 1;
  },
};
