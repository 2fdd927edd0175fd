import { expect, test } from 'vitest';
import { mapLimit } from './map-limit.ts';

test('the results are in the order of the items, and the limit holds', async () => {
  let running = 0;
  let most = 0;
  const results = await mapLimit([5, 1, 4, 2, 3, 0], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30, 0]);
  expect(most).toBe(2);
});

test('the first failure ends it', async () => {
  const failing = mapLimit([1, 2], 1, (item) => Promise.reject(new Error(`item ${item}`)));
  await expect(failing).rejects.toThrow('item 1');
});
