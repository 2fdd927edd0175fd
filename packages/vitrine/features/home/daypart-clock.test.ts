// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setStopped } from '../../browser/motion.ts';
import { loadLanguage } from '../../i18n/load-language.ts';
import { startDaypartClock } from './daypart-clock.ts';

const en = await loadLanguage('en');

const at = (time: string) => new Date(`2026-06-15T${time}`);
const isHidden = vi.spyOn(document, 'hidden', 'get');

beforeEach(() => {
  vi.useFakeTimers({ now: at('09:00:00') });
  document.body.innerHTML = `<i data-daypart="evening" data-space-for="${en.interface.greeting.evening}"></i>
    <i data-greeting>${en.interface.greeting.neutral}</i>`;
  startDaypartClock();
});
afterEach(() => {
  setStopped(false);
  isHidden.mockReturnValue(false);
  vi.useRealTimers();
});

const shown = () => document.documentElement.dataset.daypart;

test('part of the day and greeting are updated within a minute after the computer has slept', () => {
  expect(shown()).toBe('morning');
  // While a computer sleeps, its clock goes on but its timers do not.
  vi.setSystemTime(at('18:00:00'));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('evening');
  expect(document.querySelector('[data-greeting]')?.textContent).toBe(
    en.interface.greeting.evening,
  );
});

test('the part of the day changes on the second, also after the visitor has returned to the tab', () => {
  vi.setSystemTime(at('11:59:30'));
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(29_999);
  expect(shown()).toBe('morning');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('afternoon');
});

test.each([
  ['with reduced motion', () => setStopped(true)],
  ['in a hidden tab', () => isHidden.mockReturnValue(true)],
])('%s no timer runs, and the clock is read when the visitor uses the page', (_, stop) => {
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(at('22:00:00'));
  dispatchEvent(new Event('keydown'));
  expect(shown()).toBe('night');
});
