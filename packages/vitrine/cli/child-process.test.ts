import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { run } from './child-process.mjs';

const children = new URL('./child-process.mjs', import.meta.url).href;

// Starts a program that runs another program through `run`, and then prints the exit code of that one.
function startOuter(inner: string, handOver: boolean) {
  const script = `
    import { run } from ${JSON.stringify(children)};
    const code = await run(process.execPath, ['-e', ${JSON.stringify(inner)}], { handOver: ${handOver} });
    console.log('inner ended with ' + code);
    process.exitCode = code;
  `;
  return spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const ENDS_WELL = `process.on('SIGTERM', () => process.exit(0)); console.log(process.pid); setInterval(() => {}, 1000);`;
const ENDS_HARD = `console.log(process.pid); setInterval(() => {}, 1000);`;

test('what a program sends arrives while it runs', async () => {
  const messages: unknown[] = [];
  const program = "process.send('pages', () => process.exit(3));";
  const onMessage = (message: unknown) => messages.push(message);
  expect(await run(process.execPath, ['-e', program], { onMessage })).toBe(3);
  expect(messages).toEqual(['pages']);
});

test.each([0, 3])('exit code %i comes back', async (code) => {
  const outer = startOuter(`process.exit(${code})`, false);
  const output = text(outer.stdout);
  expect(await once(outer, 'exit')).toEqual([code, null]);
  expect(await output).toBe(`inner ended with ${code}\n`);
});

test.each([
  ['a server that stops in good order', ENDS_WELL, true, [0, null]],
  ['a step that is broken off', ENDS_WELL, false, [null, 'SIGTERM']],
  ['a program that just dies', ENDS_HARD, true, [null, 'SIGTERM']],
])('%s: a signal ends both programs', async (_, inner, handOver, expected) => {
  const outer = startOuter(inner, handOver);
  const [first] = await once(outer.stdout, 'data');
  const innerId = Number(String(first));
  outer.kill('SIGTERM');
  expect(await once(outer, 'exit')).toEqual(expected);
  expect(() => process.kill(innerId, 0)).toThrow(/ESRCH/);
});
