import type { Command } from './command.ts';

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
  inbox: () => import('../../vitrine-server/inbox/inbox.ts'),
  upgrade: () => import('./upgrade/upgrade.ts'),
} satisfies Record<string, () => Promise<{ command: Command }>>;

/** Whether a command with this name exists. */
export function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
