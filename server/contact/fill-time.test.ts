import { expect, test } from 'vitest';
import { minimumFillTime } from '../../src/features/contact/limits.ts';
import { systemClock } from '../clock.ts';
import { FillTimer } from './fill-time.ts';

test("a token of the machine's own clock can be read again", () => {
  const timer = new FillTimer(() => Buffer.from('secret'));
  const now = systemClock.steady();
  expect(timer.read(timer.issue(now), now + minimumFillTime)).toBe('enough');
});
