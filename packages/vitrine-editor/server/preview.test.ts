import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Preview } from './preview.ts';

test('the preview ends with an editor that is killed', async () => {
  const preview = JSON.stringify(new URL('./preview.ts', import.meta.url).href);
  const code = `
    const { Preview } = await import(${preview});
    new Preview(1, '/').start('http://127.0.0.1:2');
    console.log('started');
    setInterval(() => {}, 1e6);`;
  const args = ['--input-type=module', '--eval', code];
  // `detached` makes a process group, so that the test can kill a preview that has not ended.
  const editor = spawn(process.execPath, args, { stdio: 'pipe', detached: true });
  const { pid } = editor;
  if (pid === undefined) throw new Error('The Node.js process of the editor could not be started.');
  onTestFinished(() => {
    if (isAlive(pid)) process.kill(-pid, 'SIGKILL');
  });
  await once(editor.stdout, 'data');
  editor.kill('SIGKILL');
  await once(editor, 'close');
  expect(editor.signalCode).toBe('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 15_000 }).toBe(false);
}, 20_000);

/**
 * Whether a process of a group runs. One that has ended stays in the list of processes until the first
 * process of the machine takes note, which some do late: it has the state Z (proc_pid_stat(5)).
 */
function isAlive(group: number): boolean {
  const processes = globSync('/proc/[0-9]*/stat');
  if (processes.length === 0) return isListed(group);
  return processes.some((file) => {
    const [state, , id] = statOf(file);
    return state !== 'Z' && Number(id) === group;
  });
}

/** The state of a process, the process that started it, its group and more; empty if it is not listed any more. */
function statOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function isListed(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

test('a preview that ended by itself has failed with its output', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-preview-'));
  const preview = new Preview(1, folder);
  onTestFinished(async () => {
    preview.stop();
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  expect(await preview.state()).toEqual({ state: 'stopped', output: '' });
  preview.start('http://127.0.0.1:2');
  expect(await preview.state()).toEqual({ state: 'starting', output: '' });
  const state = async () => (await preview.state()).state;
  // Long enough for a machine on which much else runs.
  await expect.poll(state, { timeout: 120_000 }).toBe('failed');
  const output = async () => (await preview.state()).output;
  await expect.poll(output).toMatch(/port 1|content/i);
}, 150_000);
