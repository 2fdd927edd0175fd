import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { portOf } from '../../packages/vitrine/node-http/port-of.ts';

test.each([false, true])(
  'a server ends with killed tests (with children: %s)',
  async (hasChildren) => {
    await using listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const server = `require('net').connect(${portOf(listener)}); console.log('Ready on http://127.0.0.1:1')`;
    const tests = `import { ServerProcess } from './tests/helpers/server-process.ts';
    await new ServerProcess({}, ${JSON.stringify({ args: ['--eval', server], hasChildren })}).start();
    process.kill(process.pid, 'SIGKILL');`;
    const runner = spawn(process.execPath, ['--input-type=module', '--eval', tests]);
    const [[connection]] = await Promise.all([once(listener, 'connection'), once(runner, 'exit')]);
    expect(runner.signalCode).toBe('SIGKILL');
    if (!connection.destroyed) await once(connection.resume(), 'close');
  },
);
