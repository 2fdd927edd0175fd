// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import './before-paint.js';

test.each(['pageswap', 'pagereveal'])(
  'at %s, a transition is skipped if motion is off',
  (change) => {
    const skips = () => {
      const skipTransition = vi.fn();
      const viewTransition = { ready: Promise.reject(new Error('skipped')), skipTransition };
      dispatchEvent(Object.assign(new Event(change), { viewTransition }));
      return skipTransition.mock.calls.length;
    };
    expect(skips()).toBe(0);
    document.documentElement.dataset.motion = 'still';
    expect(skips()).toBe(1);
    delete document.documentElement.dataset.motion;
    // Without a transition, as in a browser that has none, nothing happens.
    dispatchEvent(new Event(change));
  },
);
