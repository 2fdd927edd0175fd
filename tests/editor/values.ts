import fc from 'fast-check';
import { z } from 'zod';
import { valuesOf as randomValues } from '../../bench/content/from-schema.ts';
import { type JsonGroup, json } from '../../editor/yaml/json.ts';

/** Letters that YAML takes for signs, among others. */
const letters = fc.constantFrom(
  ...'abc ABC 123 -?:,[]{}#&*!|>\'"%@`~=<\\/\t\n.;$^+_äß文🦊',
  ': ',
  ' #',
  '\n\n',
  '\n- ',
  '---\n',
);
const texts = fc.oneof(
  fc.array(letters, { minLength: 1, maxLength: 30 }).map((parts) => parts.join('')),
  fc.constantFrom('true', 'null', '12', '1e3', '~', '2026-01-01', 'yes', '0x1f', '-', 'a: b', '"'),
);

const settings = {
  ids: ['one', 'two'],
  longest: 4,
  texts,
  images: ['portrait.svg', 'images/portrait.svg'],
};

/** Random values that may stand in a file of this schema. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<JsonGroup> {
  return randomValues(schema, settings).map((value) => z.record(z.string(), json).parse(value));
}
