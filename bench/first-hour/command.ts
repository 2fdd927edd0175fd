import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

// The project's own Node, as an owner's terminal would not have it: npm finds the one it needs.
const PATH = (process.env.PATH ?? '')
  .split(':')
  .filter((folder) => !folder.includes('node_modules'))
  .join(':');

/** A program that goes on until it is stopped. */
export interface RunningCommand {
  /** Stops it as Ctrl-C does, and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Types a command in a folder, and waits for its end.
 *
 * @returns What it said.
 * @throws Error with what it said where it ends with something else than 0.
 */
export async function type(folder: string, line: readonly string[], env = {}): Promise<string> {
  const { child, said } = begin(folder, line, env);
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${line.join(' ')} ended with ${String(code)}:\n${said()}`);
  return said();
}

/** Types a command that goes on, and waits for a line in which it says that it is ready. */
export async function typeUntil(
  folder: string,
  line: readonly string[],
  ready: RegExp,
  env = {},
): Promise<RunningCommand> {
  const { child, said } = begin(folder, line, env);
  await new Promise<void>((resolve, reject) => {
    if (child.stdout) {
      createInterface(child.stdout).on('line', (text) => {
        if (ready.test(text)) resolve();
      });
    }
    child.once('close', () => reject(new Error(`${line.join(' ')} ended:\n${said()}`)));
  });
  return {
    stop: async () => {
      const ended = once(child, 'close');
      // npm passes the signal on to nobody in every version, so the whole group gets it.
      if (child.pid) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

function begin(
  folder: string,
  [program = '', ...rest]: readonly string[],
  env: Readonly<Record<string, string>>,
): { child: ChildProcess; said: () => string } {
  const child = spawn(program, rest, {
    cwd: folder,
    env: { HOME: dirname(folder), PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += part;
    });
  }
  return { child, said: () => text };
}
