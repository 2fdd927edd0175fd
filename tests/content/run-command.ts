import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../cli/project.ts';

/** What a command answered. */
export interface Answer {
  status: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs one of the owner's commands without a terminal.
 *
 * @param folder The content folder, absolute; it is called `content` in the answer.
 */
export function run(folder: string, command: string, ...args: string[]): Promise<Answer> {
  const { INIT_CWD: _, ...rest } = process.env;
  const env = { ...rest, CONTENT: folder, NODE_NO_WARNINGS: '1' };
  const words = [join(ROOT, 'cli/main.ts'), command, ...args];
  const shown = (text: string) => text.replaceAll(folder, 'content').trimEnd();
  return new Promise((resolve) => {
    const child = execFile(process.execPath, words, { env }, (_error, stdout, stderr) => {
      resolve({ status: child.exitCode, stdout: shown(stdout), stderr: shown(stderr) });
    });
    child.stdin?.end();
  });
}

/** Does something with the path of a content folder that does not exist yet. */
export async function withNoFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'owner-'));
  try {
    return await use(join(home, 'content'));
  } finally {
    await rm(home, { recursive: true });
  }
}

/** Every text of a folder, by its path. */
export async function textsIn(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(?:ya?ml|md)$/.test(name)).sort();
  const texts = files.map(async (name) => [name, await readFile(join(folder, name), 'utf8')]);
  return Object.fromEntries(await Promise.all(texts));
}
