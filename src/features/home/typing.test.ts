import { describe, expect, test } from 'vitest';
import { graphemes, type Typing, typedAt } from './typing.ts';

const typing = (words: string[], speed = 50, pause = 2000): Typing => ({
  words: words.map(graphemes),
  speed,
  pause,
});

/** The first states, each with the time at which it begins; a star stands for rest. */
function states(what: Typing, count: number): string[] {
  const list = [];
  let at = 0;
  while (list.length < count) {
    const { shown, resting, until } = typedAt(what, at);
    list.push(`${at} ${shown}${resting ? '*' : ''}`);
    at = until;
  }
  return list;
}

/** What is typed in the first states. */
const texts = (what: Typing, count: number) =>
  states(what, count).map((state) => state.replace(/^\d+ |\*$/g, ''));

describe('the sequence', () => {
  test('rests on a finished word, erases it, types the next, and begins again', () => {
    expect(states(typing(['ab', 'cde']), 12)).toEqual([
      '0 ab*',
      '2000 a',
      '2050 ',
      '2100 c',
      '2150 cd',
      '2200 cde*',
      '4200 cd',
      '4250 c',
      '4300 ',
      '4350 a',
      '4400 ab*',
      '6400 a',
    ]);
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
    expect(states(typing(['a', 'b'], 7, 30), 4)).toEqual(['0 a*', '30 ', '37 b*', '67 ']);
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
  test.each([
    ['one word is erased and typed again', ['ab'], ['ab', 'a', '', 'a', 'ab']],
    ['an empty word is left out', ['a', '', 'b'], ['a', '', 'b', '', 'a']],
  ])('%s', (_, words, expected) => {
    expect(texts(typing(words), 5)).toEqual(expected);
  });

  test('without a word there is nothing to wait for', () => {
    const nothing = { shown: '', rest: '', resting: true, until: Infinity };
    expect(typedAt(typing([]), 100)).toEqual(nothing);
  });

  test.each([
    ['combining letters', 'cafe\u0301', ['c', 'a', 'f', 'e\u0301']],
    ['a joined emoji', 'a👩🏽‍💻b', ['a', '👩🏽‍💻', 'b']],
    ['a flag', '🇪🇺!', ['🇪🇺', '!']],
  ])('%s are typed whole', (_, word, letters) => {
    const what = typing([word]);
    const typed = texts(what, 2 * letters.length + 1).slice(letters.length + 1);
    expect(typed).toEqual(letters.map((_letter, index) => letters.slice(0, index + 1).join('')));
  });
});
