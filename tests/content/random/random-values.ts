import fc from 'fast-check';
import { iconNames } from '../../../packages/vitrine/content/images/icons.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

const run = (minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...letters), { minLength, maxLength }).map((parts) => parts.join(''));

/** Generates names as in URLs: slugs. */
export const shortName = fc
  .array(run(1, 7), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join('-'));

const address = fc.oneof(
  shortName.map((name) => `https://${name}.example`),
  shortName.map((name) => `http://www.${name}.example/`),
);

/**
 * Generators of values for text fields with a format. Each field gets the values that its schema allows,
 * so no format is repeated here.
 */
export const pools: readonly fc.Arbitrary<string>[] = [
  shortName,
  shortName.map((name) => `${name}.example`),
  run(4, 40),
  fc.uuid(),
  fc
    .date({ min: new Date('1990-01-01'), max: new Date('2025-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  shortName.map((name) => `${name}@mail.example`),
  fc
    .array(fc.integer({ min: 10, max: 9999 }), { minLength: 2, maxLength: 4 })
    .map((parts) => `+${parts.join(' ')}`),
  address,
  fc.tuple(address, shortName).map(([start, end]) => `${start.replace(/\/$/, '')}/${end}?q=ü#x`),
  fc.constantFrom('#', '/', '/about', '/project?q=a', 'mailto:ines@mail.example', 'tel:+4930231'),
  fc.constantFrom('en-DE', 'en-GB', 'de', 'de-CH', 'fr', 'ar-EG', 'he-IL', 'ja-JP', 'th', 'pt-BR'),
  fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`),
  fc.constantFrom('DE', 'PL', 'JP'),
  fc.constantFrom(...iconNames()),
];
