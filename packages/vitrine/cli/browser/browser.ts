import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { chromium } from '@playwright/test';
import { SettingsError } from '../../errors/settings-error.ts';
import { ROOT } from '../../settings/site-paths.ts';
import { run } from '../child-process.mjs';

// Programs to look for on PATH. The headless shell is first: it needs less than half the time of the others.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

// Debian's packages of Chromium in the order of attempts; older systems have only `chromium`.
const PACKAGES = ['chromium-headless-shell', 'chromium'];

// The usual paths of browsers that are not on PATH, by operating system.
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((variable) => process.env[variable])
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
};

/**
 * Finds the browser for page tests and screenshots: the one that CHROMIUM_PATH names, else an installed
 * one, else Debian's package if it can be installed, else the download of Playwright.
 * @returns the path of the browser's program
 * @throws SettingsError if there is no browser
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new SettingsError(
      `CHROMIUM_PATH is "${named}", which is not the path of a browser that starts on this machine.`,
    );
  }
  let path = findInstalled();
  if (path === undefined && (await installWithApt())) path = findInstalled();
  if (path === undefined && (await installWithPlaywright())) path = findInstalled();
  if (path !== undefined) return path;
  throw new SettingsError(
    "Chromium or Chrome is needed. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to the path of the browser's program.",
  );
}

/** The path of an installed browser: on PATH, else at a usual path, else Playwright's own browser. */
export function findInstalled(
  searchPath = process.env.PATH ?? '',
  places: readonly string[] = [...(PLACES[process.platform] ?? []), chromium.executablePath()],
): string | undefined {
  return [...onPath(NAMES, searchPath), ...places].find(runs);
}

/** The possible paths of programs on PATH: first those of the first name, in all folders. */
export function onPath(
  names: readonly string[],
  searchPath = process.env.PATH ?? '',
): readonly string[] {
  const folders = searchPath.split(delimiter).filter(isAbsolute);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

// Whether a program exists and starts: Ubuntu's `chromium-browser`, for example, only prints how to install
// a browser. On Windows the program is not started, because `--version` would open a window.
function runs(path: string): boolean {
  return process.platform === 'win32' ? existsSync(path) : isRunnable(path, ['--version']);
}

async function installWithApt(): Promise<boolean> {
  if (!isRunnable('apt-get', ['--version'])) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !isRunnable('sudo', ['-n', 'true'])) return false;
  const apt = async (...args: string[]) => {
    const command = ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return await (isRoot ? run('env', command) : run('sudo', ['-n', 'env', ...command]));
  };
  console.log('Looking for the packages of Chromium (apt-get) …');
  if ((await apt('update', '-q')) !== 0)
    console.log('apt-get update failed; continuing with the existing package lists.');
  for (const name of PACKAGES) {
    console.log(`Installing the package ${name} (apt-get) …`);
    if ((await apt('install', '-q', '-y', '--no-install-recommends', name)) === 0) return true;
  }
  return false;
}

async function installWithPlaywright(): Promise<boolean> {
  console.log("Downloading Playwright's Chromium …");
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');
  return (await run(process.execPath, [cli, 'install', 'chromium'])) === 0;
}

/** Whether a program exists and exits with 0 for these arguments. */
export function isRunnable(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
