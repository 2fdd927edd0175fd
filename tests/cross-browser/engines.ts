import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { findInstalled } from '../../scripts/browser.ts';

/** The browsers that these tests can drive, by their engines. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The program of a browser (of its driver, for WebKit), and a line for a person if it is absent. */
export function findEngine(engine: EngineName): { program: string; missing: string | undefined } {
  if (engine === 'chromium') {
    const program = process.env.CHROMIUM_PATH || findInstalled();
    return { program: program ?? '', missing: program ? undefined : needs('Chromium', 'chromium') };
  }
  if (engine === 'firefox') {
    const program = ['firefox-esr', 'firefox'].flatMap(onPath).find((path) => runs(path));
    return {
      program: program ?? '',
      missing: program ? undefined : needs('Firefox', 'firefox-esr'),
    };
  }
  const program = onPath('WebKitWebDriver').find((path) => runs(path, '--help'));
  const screen = onPath('Xvfb').find((path) => runs(path, '-help'));
  return {
    program: program ?? '',
    missing: program && screen ? undefined : needs('WebKit', 'webkit2gtk-driver, xvfb'),
  };
}

function needs(browser: string, packages: string): string {
  return `${browser} is not installed (Debian: ${packages}).`;
}

function onPath(name: string): string[] {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, name))
    .filter(existsSync);
}

function runs(path: string, argument = '--version'): boolean {
  return spawnSync(path, [argument], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
