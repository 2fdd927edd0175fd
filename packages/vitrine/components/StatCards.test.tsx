import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StatCards } from './StatCards.tsx';

const stats = [{ label: 'Projects', start: 0, end: 130, duration: 5, decimals: 0, suffix: '+' }];

test.each([
  [undefined, 5],
  [true, 0],
])('counters that are still (%s) count for %i s', (isStill, duration) => {
  const html = renderToStaticMarkup(<StatCards stats={stats} isStill={isStill} locale="en-DE" />);
  expect(html).toContain(`&quot;duration&quot;:${duration}`);
  expect(html).toContain('>130+<');
});
