// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import later from './client-later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Begins with a part of a page that never loads to its end; says whether it came alive. */
function begin(): () => boolean {
  const hydrate = vi.fn(() => Promise.resolve());
  later(() => Promise.resolve(hydrate), { name: 'Part', value: 'true' }, document.body);
  return () => hydrate.mock.calls.length > 0;
}

test('a page that hangs while loading comes alive all the same', async () => {
  const isAlive = begin();
  await vi.advanceTimersByTimeAsync(2999);
  expect(isAlive()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isAlive()).toBe(true);
});

test('a page that is rendered ahead waits for its visitor', async () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const isAlive = begin();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isAlive()).toBe(false);
  isHidden.mockReturnValue(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(isAlive()).toBe(true);
});
