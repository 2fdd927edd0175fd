// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removePastDates } from './past-dates.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2027, 0, 4, 12) }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['yesterday', '2027-01-03', false],
  ['today', '2027-01-04', true],
  ['tomorrow', '2027-01-05', true],
  ['the month before', '2026-12', false],
  ['this month', '2027-01', true],
])('a part that is shown until %s', (_, until, isShown) => {
  document.body.innerHTML = `<p>Always</p><p data-until="${until}">Free</p>`;
  removePastDates();
  expect(document.body.textContent).toBe(isShown ? 'AlwaysFree' : 'Always');
});
