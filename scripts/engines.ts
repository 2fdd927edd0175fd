import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { findInstalled } from './browser.ts';

/** The browsers that the tests of `tests/engines/` can drive, by their engines. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** What people call them. */
export const engineNames: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

export interface InstalledEngine {
  engine: EngineName;
  /** Its program; WebKit's driver knows that of its browser itself. */
  program: string;
}

/** What there is to test in, and a line for a person for each engine that is not. */
export interface Engines {
  installed: InstalledEngine[];
  missing: string[];
}

/**
 * Looks for a browser of each engine.
 *
 * @param searchPath Where Firefox, the driver of WebKit and its screen are looked for.
 */
export function findEngines(searchPath = process.env.PATH ?? ''): Engines {
  const onPath = (name: string) =>
    searchPath
      .split(delimiter)
      .filter(isAbsolute)
      .map((folder) => join(folder, name))
      .filter(existsSync);
  const installed: InstalledEngine[] = [];
  const missing: string[] = [];

  const chromium = process.env.CHROMIUM_PATH || findInstalled();
  if (chromium) installed.push({ engine: 'chromium', program: chromium });

  const firefox = ['firefox-esr', 'firefox'].flatMap(onPath).find((path) => runs(path));
  if (firefox) installed.push({ engine: 'firefox', program: firefox });
  else missing.push('Firefox is not tested: not installed (Debian: firefox-esr).');

  const driver = onPath('WebKitWebDriver').find((path) => runs(path, '--help'));
  const screen = onPath('Xvfb').find((path) => runs(path, '-help'));
  if (driver && screen) installed.push({ engine: 'webkit', program: driver });
  else {
    const lacks = [...(driver ? [] : ['webkit2gtk-driver']), ...(screen ? [] : ['xvfb'])];
    missing.push(`WebKit is not tested: not installed (Debian: ${lacks.join(', ')}).`);
  }
  return { installed, missing };
}

function runs(path: string, argument = '--version'): boolean {
  return spawnSync(path, [argument], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
