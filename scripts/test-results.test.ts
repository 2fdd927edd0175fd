import { expect, test } from 'vitest';
import { countsLine, none, oneCheck, sum, summary } from './test-results.ts';

test('stages add up', () => {
  const flaky = { ...none, passed: 3, skipped: 1, flaky: ['a.spec.ts › late'] };
  expect(sum([oneCheck('types', true), oneCheck('lint', false), flaky])).toEqual({
    passed: 4,
    failed: 1,
    skipped: 1,
    failures: ['lint'],
    flaky: ['a.spec.ts › late'],
  });
});

test('what was skipped is named only if there is any', () => {
  expect(countsLine({ ...none, passed: 5 })).toBe('5 passed, 0 failed');
  expect(countsLine({ ...none, passed: 5, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped');
});

test('a run ends with what to look at', () => {
  expect(summary({ ...none, passed: 1 })).toBe('1 passed, 0 failed');
  expect(
    summary({
      ...none,
      passed: 7,
      failed: 2,
      failures: ['a.test.ts › adds: expected 1 to be 2', 'lint'],
      flaky: ['b.spec.ts:3 in sample › shows'],
    }),
  ).toBe(
    [
      'Passed at the second try:',
      '  b.spec.ts:3 in sample › shows',
      '',
      'Failed:',
      '  a.test.ts › adds: expected 1 to be 2',
      '  lint',
      '',
      '7 passed, 2 failed',
    ].join('\n'),
  );
});
