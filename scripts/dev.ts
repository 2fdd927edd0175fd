// The part of `npm run dev` that needs the packages: Astro's server with live reload.
import { hostSetting, portSetting, readSettings } from '../server/environment.ts';
import { buildSettings } from './build-settings.ts';
import { quietTools, ROOT } from './project.ts';
import { runCommand } from './run-command.ts';

Object.assign(process.env, quietTools);

async function serve(): Promise<void> {
  const settings = readSettings(
    buildSettings.extend({ PORT: portSetting, HOST: hostSetting }),
    process.env,
  );
  // A mistake in the content is told in its own words only, before Astro has been loaded.
  await import('../astro.config.ts');
  const { dev } = await import('astro');
  await dev({
    root: ROOT,
    server: { host: settings.HOST, port: settings.PORT },
    vite: { server: { strictPort: true } },
  });
}

await runCommand(serve, { leavesPrograms: true });
