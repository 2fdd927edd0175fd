import fc from 'fast-check';
import { z } from 'zod';
import { type JsonGroup, json } from '../../packages/vitrine/content/edit/json.ts';
import { formats } from '../../packages/vitrine/content/schemas/fields/formats.ts';
import { valuesOf as anyValuesOf, withoutEmpty } from '../content/random/from-schema.ts';

const files = new Map([
  [formats.image, ['portrait.svg', 'images/portrait.svg']],
  [formats.video, ['walk.mp4']],
  [formats.pictureVideo, ['walk.mp4']],
  [formats.captions, ['walk.vtt']],
]);

/** Characters for random texts, including those with a special meaning in YAML. */
const letters = fc.constantFrom(
  ...'abc ABC 123 -?:,[]{}#&*!|>\'"%@`~=<\\/\t\n.;$^+_äß文🦊',
  ': ',
  ' #',
  '\n\n',
  '\n- ',
  '---\n',
);
const texts = fc.oneof(
  fc
    .array(letters, { minLength: 1, maxLength: 30 })
    .map((parts) => parts.join(''))
    .filter((text) => text.trim() !== ''),
  fc.constantFrom('true', 'null', '12', '1e3', '~', '2026-01-01', 'yes', '0x1f', '-', 'a: b', '"'),
);

/** Generates random values that are valid for a schema in the content folder of `makeFolder`. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<JsonGroup> {
  const settings = {
    ids: ['one', 'two', 'websites', 'shops'],
    longest: 4,
    texts: () => texts,
    files,
  };
  return anyValuesOf(schema, settings).map((value) =>
    z.record(z.string(), json).parse(withoutEmpty(value)),
  );
}
