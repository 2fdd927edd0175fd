import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Programs that open a file in the default browser, by operating system. */
const openers: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'open',
  win32: 'explorer',
  linux: 'xdg-open',
};

/**
 * Writes an HTML file that redirects to a URL and that only the current user can read. The browser is
 * started with the path of this file instead of the URL, because the URL contains a token and every
 * user of the machine can read the arguments of a program.
 */
export async function writeRedirect(file: string, address: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // The mode applies to a new file only, so an old one is deleted. wx follows no symbolic link.
  await rm(file, { force: true });
  const page = `<!doctype html><meta http-equiv="refresh" content="0;url=${address}">\n`;
  await writeFile(file, page, { mode: 0o600, flag: 'wx' });
}

/** Whether the user of this terminal has a screen on which a browser can be opened. */
export function hasBrowser(env: NodeJS.ProcessEnv, platform = process.platform): boolean {
  const hasScreen = platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
  return platform in openers && hasScreen && env.BROWSER !== 'none' && !env.SSH_CONNECTION;
}

/** Opens a file in the default browser. A failure is ignored. */
export function openInBrowser(file: string): ChildProcess | undefined {
  const program = openers[process.platform];
  if (program === undefined) return undefined;
  const child = spawn(program, [file], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined).unref();
  return child;
}
