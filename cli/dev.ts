import { requireFreePort } from '../platform/listen-address.ts';
import { hostSetting, portSetting, readSettings } from '../platform/read-settings.ts';
import { disableTelemetry, ROOT } from '../platform/site-paths.ts';
import { buildSettings } from '../src/integration/build-settings.ts';
import { type Command, readOptions } from './command.ts';

const settingsSchema = buildSettings.extend({ PORT: portSetting, HOST: hostSetting });

export const command: Command = {
  summary: 'Serves the site while you write, with live reload.',
  examples: [
    ['npm run dev', 'at http://127.0.0.1:4321'],
    ['PORT=4400 CONTENT=sample npm run dev', 'serves another content folder at another port'],
  ],
  async run(args) {
    readOptions({}, args);
    const { HOST: host, PORT: port } = readSettings(settingsSchema, process.env);
    await requireFreePort({ host, port, command: 'npm run dev' });
    Object.assign(process.env, disableTelemetry, { NODE_ENV: 'development' });
    const { dev } = await import('astro');
    await dev({
      root: ROOT,
      devToolbar: { enabled: false },
      server: { host, port },
      vite: { server: { strictPort: true } },
    });
  },
};
