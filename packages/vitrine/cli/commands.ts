import { pathToFileURL } from 'node:url';
import { missingPackage, optionalPart } from '../astro/optional-packages.ts';
import { SettingsError } from '../errors/settings-error.ts';
import type { Command } from './command.ts';

/**
 * A command of a package that an owner may leave out. Without the package, it says how to add the package.
 *
 * @param call How owners call the command.
 */
async function optionalCommand(
  part: 'vitrine-server/inbox' | 'vitrine-editor/edit',
  call: string,
  summary: string,
): Promise<{ command: Command }> {
  const file = optionalPart(part);
  if (file !== undefined) return await import(pathToFileURL(file).href);
  const name = part === 'vitrine-editor/edit' ? 'vitrine-editor' : 'vitrine-server';
  const run = async () => {
    throw new SettingsError(missingPackage(name, call));
  };
  return { command: { summary, examples: [], run } };
}

/** Every command, in the order of the list that `npx vitrine` shows. */
export const commands = {
  start: () => import('./start.ts'),
  dev: () => import('./dev.ts'),
  build: () => import('./site-build/build.ts'),
  init: () => import('./init/init.ts'),
  new: () => import('./new/new.ts'),
  edit: () =>
    optionalCommand(
      'vitrine-editor/edit',
      'npm run edit',
      'Opens an editor for the content in the browser, with a form for every field.',
    ),
  check: () => import('./check.ts'),
  'check-site': () => import('./check-site/check-site.ts'),
  cv: () => import('./cv/cv.ts'),
  seal: () => import('./private/seal.ts'),
  invite: () => import('./private/invite.ts'),
  inbox: () =>
    optionalCommand(
      'vitrine-server/inbox',
      'npx vitrine inbox',
      'Lists and manages the messages of the server.',
    ),
  ask: () => import('./testimonials/ask.ts'),
  testimonial: () => import('./testimonials/testimonial.ts'),
  upgrade: () => import('./upgrade/upgrade.ts'),
} satisfies Record<string, () => Promise<{ command: Command }>>;

/** Whether a command with this name exists. */
export function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name);
}
