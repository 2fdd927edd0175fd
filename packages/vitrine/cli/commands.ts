import { pathToFileURL } from 'node:url';
import { missingServer, serverPart } from '../astro/server-package.ts';
import { SettingsError } from '../errors/settings-error.ts';
import type { Command } from './command.ts';

/** A command of the package vitrine-server. Without the package, it says how to add the package. */
async function inboxCommand(): Promise<{ command: Command }> {
  const part = serverPart('inbox');
  if (part !== undefined) return await import(pathToFileURL(part).href);
  const command = {
    summary: 'Lists and manages the messages of the server.',
    examples: [],
    run: async () => {
      throw new SettingsError(missingServer('npx vitrine inbox'));
    },
  };
  return { command };
}

/** Every command, in the order of the list that `npx vitrine` shows. */
export const commands = {
  start: () => import('./start.ts'),
  dev: () => import('./dev.ts'),
  build: () => import('./site-build/build.ts'),
  init: () => import('./init/init.ts'),
  new: () => import('./new/new.ts'),
  edit: () => import('./edit.ts'),
  check: () => import('./check.ts'),
  'check-site': () => import('./check-site/check-site.ts'),
  cv: () => import('./cv/cv.ts'),
  inbox: inboxCommand,
  upgrade: () => import('./upgrade/upgrade.ts'),
} satisfies Record<string, () => Promise<{ command: Command }>>;

/** Whether a command with this name exists. */
export function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
