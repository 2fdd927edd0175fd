import { hash } from 'node:crypto';
import examples from './known-examples.json' with { type: 'json' };

/**
 * Hexadecimal digits of a hash in `known-examples.json`. With 10 digits (40 bits), one of 2000 texts of an owner
 * has by chance the hash of one of the 2000 texts of the examples in 1 of 270,000 sites. The harm is one warning.
 */
const DIGITS = 10;

/** Shorter texts, such as `Read More`, are not reported, because every owner may write them. */
const minWords = 4;
const minLetters = 20;

/** The short hash of a text or file, as in `known-examples.json`. */
export function shortHash(content: string | Uint8Array): string {
  return hash('sha256', content).slice(0, DIGITS);
}

/** A text for comparisons: composed (NFC), in lower case, with single spaces instead of line breaks. */
export function normalizeText(text: string): string {
  return text.normalize().replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

/** The hash of a text that only one author would write; undefined for a shorter text. */
export function textHash(text: string): string | undefined {
  const words = normalizeText(text);
  const isDistinctive = words.length >= minLetters && words.split(' ').length >= minWords;
  return isDistinctive ? shortHash(words) : undefined;
}

/** The examples in `known-examples.json`, which `scripts/known-examples.ts` makes. */
const pairs = Object.entries(examples);

const texts = new Map(
  pairs.flatMap(([example, { texts }]) => texts.split(' ').map((text) => [text, example] as const)),
);

const names = pairs.flatMap(([example, { names }]) =>
  names.map((name) => ({ example, name, words: normalizeText(name) })),
);

const images = new Map(
  pairs.flatMap(([example, { images }]) =>
    Object.entries(images).flatMap(([path, hashes]) =>
      hashes.split(' ').map((image) => [image, { example, path }] as const),
    ),
  ),
);

/** The name of the example with this text of a field or this paragraph; undefined if none has it. */
export function exampleWithText(text: string): string | undefined {
  const found = textHash(text);
  return found === undefined ? undefined : texts.get(found);
}

/** The names of persons and clients of the examples that a text contains. */
export function exampleNamesIn(text: string): { example: string; name: string }[] {
  const words = normalizeText(text);
  return names.filter((entry) => words.includes(entry.words));
}

/** The example with this image file, as it is there or reduced by `create-vitrine`, and its path there. */
export function exampleWithImage(file: Uint8Array): { example: string; path: string } | undefined {
  return images.get(shortHash(file));
}
