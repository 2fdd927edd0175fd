import { isRecord } from '../ui/is-record.ts';

/**
 * Which words stand in which texts, in few bytes. `words` is the sorted vocabulary; each word is
 * written as the number of letters it shares with the one before (one base-36 digit in capitals)
 * and the rest. `places` has for each word the numbers of its texts as gaps, `!` after each word.
 */
export interface WordsFile {
  readonly words: string;
  readonly places: string;
}

/** Digits that end a gap, and digits that more follow: none of them needs an escape in JSON. */
const last = '#$%&()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOP';
const more = 'QRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|} ';
const radix = last.length;
const longestShared = 35;

/** Writes which words stand in which texts. @param texts The words of each text. */
export function packWords(texts: readonly (readonly string[])[]): WordsFile {
  const placesOf = new Map<string, number[]>();
  texts.forEach((words, place) => {
    for (const word of new Set(words)) {
      const places = placesOf.get(word);
      if (places) places.push(place);
      else placesOf.set(word, [place]);
    }
  });
  let previous = '';
  const vocabulary: string[] = [];
  const places: string[] = [];
  for (const [word, found] of [...placesOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const shared = sharedLetters(previous, word);
    vocabulary.push(shared.toString(36).toUpperCase() + word.slice(shared));
    places.push(found.map((place, index) => gap(place - (found[index - 1] ?? -1) - 1)).join(''));
    previous = word;
  }
  return { words: vocabulary.join(' '), places: places.join('!') };
}

/**
 * Reads which words stand in which texts.
 *
 * @param count How many texts there are.
 * @returns The words of each text, sorted.
 */
export function unpackWords({ words, places }: WordsFile, count: number): string[][] {
  const texts: string[][] = Array.from({ length: count }, () => []);
  const found = places.split('!');
  let word = '';
  words.split(' ').forEach((entry, index) => {
    if (entry === '') return;
    word = word.slice(0, Number.parseInt(entry.charAt(0), 36)) + entry.slice(1);
    let place = -1;
    let high = 0;
    for (const digit of found[index] ?? '') {
      const end = last.indexOf(digit);
      if (end < 0) {
        high = high * radix + more.indexOf(digit) + 1;
      } else {
        place += high * radix + end + 1;
        high = 0;
        texts[place]?.push(word);
      }
    }
  });
  return texts;
}

/** Whether a value from the network is a list of words. */
export function isWordsFile(value: unknown): value is WordsFile {
  return isRecord(value) && typeof value.words === 'string' && typeof value.places === 'string';
}

function gap(size: number): string {
  let code = last.charAt(size % radix);
  for (let high = Math.floor(size / radix); high > 0; high = Math.floor((high - 1) / radix)) {
    code = more.charAt((high - 1) % radix) + code;
  }
  return code;
}

function sharedLetters(a: string, b: string): number {
  let shared = 0;
  while (shared < longestShared && shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}
