import { expect, onTestFinished, test, vi } from 'vitest';
import { client } from './client.ts';

vi.mock(
  import('./language.ts'),
  async () => (await import('../../../tests/editor/english-page.ts')).englishPage,
);

test('a failed request throws an error with the message of the server, or that it does not answer', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const message = 'The disk is full.';
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status: 500 }));
  await expect(client.overview()).rejects.toThrow(message);
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
  await expect(client.overview()).rejects.toThrow('editor');
});
