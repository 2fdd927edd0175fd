import { disableTelemetry } from '../platform/project.ts';
import { PACKAGE } from '../platform/site-folder.mjs';
import { hostSetting, portSetting, readSettings } from '../server/environment.ts';
import { buildSettings } from './build/build-settings.ts';
import { type Command, readOptions } from './command.ts';

const settingsSchema = buildSettings.extend({ PORT: portSetting, HOST: hostSetting });

export const command: Command = {
  summary: 'Serves the site while you write, with live reload.',
  examples: [
    ['npm run dev', 'at http://127.0.0.1:4321'],
    ['PORT=4400 CONTENT=sample npm run dev', 'at another port, with another content folder'],
  ],
  async run(args) {
    readOptions({}, args);
    const { HOST: host, PORT: port } = readSettings(settingsSchema, process.env);
    Object.assign(process.env, disableTelemetry, { NODE_ENV: 'development' });
    // A mistake in the content is told in its own words only, before Astro has been loaded.
    await import('../astro.config.ts');
    const { dev } = await import('astro');
    await dev({
      root: PACKAGE,
      server: { host, port },
      vite: { server: { strictPort: true } },
    });
  },
};
