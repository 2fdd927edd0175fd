import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

test('the preview ends with an editor that is killed', async () => {
  const preview = JSON.stringify(new URL('./preview.ts', import.meta.url).href);
  const code = `
    const { Preview } = await import(${preview});
    await new Preview(1, '/').start('http://127.0.0.1:2');
    console.log('started');
    setInterval(() => {}, 1e6);`;
  const args = ['--input-type=module', '--eval', code];
  // `detached` makes a process group, so that the test can kill a preview that has not ended.
  const editor = spawn(process.execPath, args, { stdio: 'pipe', detached: true });
  const { pid } = editor;
  if (pid === undefined) throw new Error('The Node.js process of the editor could not be started.');
  onTestFinished(() => {
    if (!isClosed) process.kill(-pid, 'SIGKILL');
  });
  let isClosed = false;
  await once(editor.stdout, 'data');
  editor.kill('SIGKILL');
  // The preview shares stderr with the editor, so `close` is emitted when both processes have ended.
  await once(editor, 'close');
  isClosed = true;
  expect(editor.signalCode).toBe('SIGKILL');
}, 20_000);
