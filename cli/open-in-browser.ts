import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Programs that open a file in the usual browser. */
const openers: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
  linux: 'xdg-open',
};

/**
 * Writes a page that leads to an address and that only its owner can read. The arguments of a
 * program can be read by every user of the machine, so an address with a token is none of them.
 *
 * @param file Where the page is written to.
 */
export async function writeRedirect(file: string, address: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // The mode counts for a new file only, and a link in its place is not followed.
  await rm(file, { force: true });
  const page = `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">\n`;
  await writeFile(file, page, { mode: 0o600, flag: 'wx' });
}

/** Whether somebody sits before this terminal and has a browser to be opened. */
export function hasBrowser(env: NodeJS.ProcessEnv, platform = process.platform): boolean {
  const hasScreen = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  return platform in openers && hasScreen && env.BROWSER !== 'none' && !env.SSH_CONNECTION;
}

/** Opens a file in the usual browser; where that fails, nothing happens. */
export function openInBrowser(file: string): ChildProcess | undefined {
  const program = openers[process.platform];
  if (program === undefined) return undefined;
  const child = spawn(program, [file], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined).unref();
  return child;
}
