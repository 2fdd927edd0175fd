import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const frames: (() => void)[] = [];
const nextFrame = () => {
  for (const frame of frames.splice(0)) frame();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
});
afterEach(() => {
  vi.useRealTimers();
});

test('the call follows the next frame, in a task of its own', () => {
  const callback = vi.fn();
  afterPaint(callback);
  vi.runAllTimers();
  nextFrame();
  expect(callback).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
});

test.each([0, 1])('the call can be cancelled after %i frames', (count) => {
  const callback = vi.fn();
  const cancel = afterPaint(callback);
  if (count > 0) nextFrame();
  cancel();
  nextFrame();
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
