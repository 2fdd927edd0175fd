import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import worker from './worker.ts';

test('where the settings are wrong, /healthz says that no message can be taken', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const environment = {
    ASSETS: { fetch: async () => new Response('', { status: 404 }) },
    DB: { prepare: vi.fn(), batch: vi.fn() },
    MAIL_TO: 'nobody',
  };
  const context = { waitUntil: vi.fn(), passThroughOnException: vi.fn(), props: {} };
  const request = new Request('https://studio.example/healthz');
  const response = await worker.fetch(request, environment, context);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    ok: false,
    help: 'The settings are wrong: see the log.',
  });
  expect(log.mock.calls.join()).toContain('MAIL_TO is \\"nobody\\"');
  log.mockRestore();
});

test('the Worker imports no nodemailer, which needs sockets', () => {
  const script = `
    require('node:module').registerHooks({
      resolve(name, context, next) {
        if (name === 'nodemailer') throw new Error('The Worker imports nodemailer.');
        return next(name, context);
      },
    });
    import('./server/hosts/workers/worker.ts').then(() => console.log('loaded'));`;
  expect(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toBe('loaded\n');
});
