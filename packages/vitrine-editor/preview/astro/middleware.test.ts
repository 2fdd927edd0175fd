import { expect, test, vi } from 'vitest';
import { onRequest } from './middleware.ts';

const state = vi.hoisted(() => ({ version: 1 }));
vi.mock('virtual:content', () => state);

test('a page that fails while the content changes is asked for again, and no other', async () => {
  const failing = async () => {
    throw new Error('No such page.');
  };
  const url = new URL('http://127.0.0.1:4331/details/1');
  const answer = (next: () => Promise<Response>) =>
    onRequest(Object.assign(Object.create(null), { url, locals: {} }), next);
  await expect(answer(failing)).rejects.toThrow('No such page.');
  const changing = async () => {
    state.version += 1;
    return await failing();
  };
  const response = await answer(changing);
  expect([response?.status, response?.headers.get('location')]).toEqual([307, url.href]);
});
