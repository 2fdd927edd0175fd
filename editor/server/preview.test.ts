import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

test('the preview ends with an editor that is killed', async () => {
  const preview = JSON.stringify(new URL('./preview.ts', import.meta.url).href);
  const code = `
    const { Preview } = await import(${preview});
    await new Preview(1).start();
    console.log('started');
    setInterval(() => {}, 1e6);`;
  const args = ['--input-type=module', '--eval', code];
  // A group of its own, so that nothing is left where the preview goes on.
  const editor = spawn(process.execPath, args, { stdio: 'pipe', detached: true });
  const { pid } = editor;
  if (pid === undefined) throw new Error('Node could not be started.');
  onTestFinished(() => {
    if (!isClosed) process.kill(-pid, 'SIGKILL');
  });
  let isClosed = false;
  await once(editor.stdout, 'data');
  editor.kill('SIGKILL');
  // The preview holds the same error output, which is closed when both have ended.
  await once(editor, 'close');
  isClosed = true;
  expect(editor.signalCode).toBe('SIGKILL');
}, 20_000);
