import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { findInstalled } from '../../scripts/browser.ts';

/** The browsers that these tests can drive, by their engines. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Where the program of each browser is (of its driver, for WebKit), and what it is called. */
const engines = {
  chromium: {
    title: 'Chromium (Debian: chromium)',
    find: () => process.env.CHROMIUM_PATH || findInstalled(),
  },
  firefox: {
    title: 'Firefox (Debian: firefox-esr)',
    find: () => onPath('firefox-esr', '--version') ?? onPath('firefox', '--version'),
  },
  webkit: {
    title: 'WebKit (Debian: webkit2gtk-driver, xvfb)',
    find: () => onPath('Xvfb', '-help') && onPath('WebKitWebDriver', '--help'),
  },
};

/** The program of a browser, and what is missing, for a person, where there is none. */
export function findEngine(engine: EngineName): { program: string; missing: string | undefined } {
  const { title, find } = engines[engine];
  const program = find();
  return { program: program ?? '', missing: program ? undefined : `${title} is not installed.` };
}

/** A program that starts with an argument that only asks it about itself. */
function onPath(name: string, argument: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, name))
    .filter(existsSync)
    .find((path) => spawnSync(path, [argument], { stdio: 'ignore', timeout: 20_000 }).status === 0);
}
