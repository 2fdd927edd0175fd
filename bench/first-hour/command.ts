import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

// The project's own Node, as an owner's terminal would not have it: npm finds the one it needs.
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

const settings = (folder: string, env: Readonly<Record<string, string>>) => ({
  cwd: folder,
  env: { HOME: dirname(folder), PATH, ...env },
});

/** Runs a command to its end. @throws Error with what it reported where it fails */
export async function type(
  folder: string,
  [program = '', ...rest]: readonly string[],
  env = {},
): Promise<void> {
  await promisify(execFile)(program, rest, { ...settings(folder, env), maxBuffer: 1e9 });
}

/**
 * Starts a command that goes on, and waits for a line in which it says that it is ready.
 *
 * @returns A function that stops it as Ctrl-C does, and waits for its end.
 */
export async function typeUntil(
  folder: string,
  [program = '', ...rest]: readonly string[],
  ready: RegExp,
  env = {},
): Promise<() => Promise<void>> {
  const child = spawn(program, rest, {
    ...settings(folder, env),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'close');
  let isReady = false;
  for await (const line of createInterface(child.stdout)) {
    isReady = ready.test(line);
    if (isReady) break;
  }
  if (!isReady) throw new Error(`${program} ${rest.join(' ')} ended before it was ready.`);
  child.stdout.resume();
  return async () => {
    // npm passes the signal on to nobody in every version, so the whole group gets it.
    if (child.pid) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
}
