import { describe, expect, test } from 'vitest';
import { graphemes, type Typing, typedAt } from './typing.ts';

const typing = (words: string[], speed = 50, pause = 2000): Typing => ({
  words: words.map(graphemes),
  speed,
  pause,
});

/** Every state from the beginning on, with the time at which it begins. */
function states(what: Typing, count: number): { at: number; shown: string; resting: boolean }[] {
  const list = [];
  let at = 0;
  while (list.length < count) {
    const { shown, resting, until } = typedAt(what, at);
    list.push({ at, shown, resting });
    at = until;
  }
  return list;
}

describe('the sequence', () => {
  test('rests on a word, erases it, types the next, and begins again', () => {
    expect(states(typing(['ab', 'cde']), 12).map(({ at, shown }) => `${at} ${shown}`)).toEqual([
      '0 ab',
      '2000 a',
      '2050 ',
      '2100 c',
      '2150 cd',
      '2200 cde',
      '4200 cd',
      '4250 c',
      '4300 ',
      '4350 a',
      '4400 ab',
      '6400 a',
    ]);
  });

  test('only a finished word rests', () => {
    const resting = states(typing(['ab', 'cde']), 12).filter((state) => state.resting);
    expect(resting.map(({ shown }) => shown)).toEqual(['ab', 'cde', 'ab']);
  });

  test('keeps its rhythm after a thousand rounds', () => {
    const round = 2000 + 4 * 50 + 2000 + 4 * 50;
    expect(typedAt(typing(['ab', 'cde']), 1000 * round + 2149)).toEqual({
      shown: 'c',
      rest: 'de',
      resting: false,
      until: 1000 * round + 2150,
    });
  });

  test('uses the speed and the pause that it is given', () => {
    expect(states(typing(['a', 'b'], 7, 30), 4).map(({ at, shown }) => `${at} ${shown}`)).toEqual([
      '0 a',
      '30 ',
      '37 b',
      '67 ',
    ]);
  });

  test('says at every moment what is typed and what is not', () => {
    const what = typing(['Web Designe', 'Web Development']);
    for (let at = 0; at < 6000; at += 10) {
      const { shown, rest, until } = typedAt(what, at);
      expect(['Web Designe', 'Web Development']).toContain(shown + rest);
      expect(until).toBeGreaterThan(at);
    }
  });
});

describe('edges', () => {
  test('one word is erased and typed again', () => {
    expect(states(typing(['ab']), 5).map(({ shown }) => shown)).toEqual(['ab', 'a', '', 'a', 'ab']);
  });

  test('an empty word is left out', () => {
    expect(states(typing(['a', '', 'b']), 5).map(({ shown }) => shown)).toEqual([
      'a',
      '',
      'b',
      '',
      'a',
    ]);
  });

  test('without a word there is nothing to wait for', () => {
    expect(typedAt(typing([]), 100)).toEqual({
      shown: '',
      rest: '',
      resting: true,
      until: Infinity,
    });
  });

  test.each([
    ['combining letters', 'cafe\u0301', ['c', 'a', 'f', 'e\u0301']],
    ['a joined emoji', 'a👩🏽‍💻b', ['a', '👩🏽‍💻', 'b']],
    ['a flag', '🇪🇺!', ['🇪🇺', '!']],
  ])('%s are typed whole', (_, word, letters) => {
    const what = typing([word]);
    const typed = states(what, 2 * letters.length + 1).slice(letters.length + 1);
    expect(typed.map(({ shown }) => shown)).toEqual(
      letters.map((_letter, index) => letters.slice(0, index + 1).join('')),
    );
  });
});
