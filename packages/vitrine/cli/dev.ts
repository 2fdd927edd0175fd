import type { AstroIntegration } from 'astro';
import { buildSettings } from '../astro/build-settings.ts';
import { chooseContentFolder } from '../content/folder.ts';
import { RequestGuard } from '../node-http/request-guard.ts';
import { requireFreePort } from '../settings/listen-address.ts';
import {
  allowedHostsSetting,
  hostSetting,
  portSetting,
  readSettings,
} from '../settings/read-settings.ts';
import { ROOT } from '../settings/site-paths.ts';
import { type Command, readOptions } from './command.ts';
import { defaultIntegrations } from './site-build/default-config.ts';

const settingsSchema = buildSettings.extend({
  PORT: portSetting,
  HOST: hostSetting,
  // dev-access.ts applies it, also in `astro dev`.
  ALLOWED_HOSTS: allowedHostsSetting,
});

export const command: Command = {
  summary: 'Serves the site while you write, with live reload.',
  examples: [
    ['npm run dev', 'at http://127.0.0.1:4321'],
    ['PORT=4400 CONTENT=texts npm run dev', 'serves another content folder at another port'],
    [
      'HOST=0.0.0.0 ALLOWED_HOSTS=studio.local npm run dev',
      'reachable from other devices, also as http://studio.local:4321',
    ],
  ],
  async run(args) {
    readOptions({}, args);
    await serveSite();
  },
};

/**
 * Serves the site with `astro dev` until the process ends, with the settings of `npm run dev`.
 *
 * @param integrations Integrations of Astro besides those of the project.
 * @throws UserError if a setting is invalid, the port is in use, or there is no content
 */
export async function serveSite(integrations: readonly AstroIntegration[] = []): Promise<void> {
  const settings = readSettings(settingsSchema, process.env);
  const { HOST: host, PORT: port } = settings;
  await requireFreePort({ host, port, command: 'npm run dev' });
  // Astro would write its own words before the sentence about missing content.
  chooseContentFolder(ROOT, settings);
  process.env.NODE_ENV = 'development';
  const { dev } = await import('astro');
  // A request or a plugin that fails later is reported, and the server goes on.
  const guard = new RequestGuard();
  await dev({
    root: ROOT,
    integrations: [...(await defaultIntegrations(ROOT)), ...integrations],
    devToolbar: { enabled: false },
    server: { host, port },
    vite: { server: { strictPort: true } },
  });
  guard.guardProcess();
}
