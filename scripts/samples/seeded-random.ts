/** Random choices that depend on nothing but the seed. */
export type Random = {
  /** The next number, 0 to just under 1. */
  next(): number;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A whole number between two bounds, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One entry of a list. Throws when the list is empty. */
  pick<Entry>(list: readonly Entry[]): Entry;
  /** A new list with the same entries in another order. */
  shuffle<Entry>(list: readonly Entry[]): Entry[];
};

/** Hashes a text to 32 bits (FNV-1a with a final mix). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Makes a generator (mulberry32) that always gives the same choices for the same seed. */
export function seededRandom(seed: string): Random {
  let state = hash(seed);

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  function whole(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick<Entry>(list: readonly Entry[]): Entry {
      const entry = list[whole(0, list.length - 1)];
      if (entry === undefined) throw new Error('Cannot pick from an empty list.');
      return entry;
    },
    shuffle<Entry>(list: readonly Entry[]): Entry[] {
      const keyed = list.map((entry) => ({ entry, key: next() }));
      return keyed.sort((a, b) => a.key - b.key).map(({ entry }) => entry);
    },
  };
}
