import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Document, isCollection, parse, stringify, visit } from 'yaml';
import { allSchemas, type ContentKind } from '../../src/content/schemas/all.ts';
import { parseYaml } from '../../src/content/yaml-file.ts';
import { formOf } from '../form/from-schema.ts';
import { valuesOf } from '../testing/values.ts';
import { editYaml } from './edit-yaml.ts';
import { isGroup, isSame, type JsonGroup, plain } from './json.ts';

const schemas = allSchemas();
const kinds = Object.keys(schemas).filter((kind): kind is ContentKind => kind in schemas);

describe.each(kinds)('%s', (kind) => {
  const form = formOf(schemas[kind]);
  const values = valuesOf(schemas[kind]);

  test('says what it is to say, whatever it said before and however that was written', () => {
    fc.assert(
      fc.property(values, values, fc.infiniteStream(fc.boolean()), (before, after, choices) => {
        const yaml = written(before, choices);
        const mixed = mix(before, after, choices);
        expect(parse(editYaml(yaml, mixed, form))).toEqual(mixed);
        expect(editYaml(yaml, before, form)).toBe(yaml);
        expect(parse(editYaml('', after, form))).toEqual(after);
      }),
      { numRuns: 30 },
    );
  });
});

/** YAML for a value in one of many ways of writing, with comments in it. */
function written(value: JsonGroup, choices: Iterator<boolean>): string {
  const pick = () => choices.next().value === true;
  const document = new Document(value);
  visit(document, (_key, node) => {
    if (isCollection(node)) {
      node.flow = pick() && pick();
      if (!node.flow && pick()) node.comment = ' a note below';
    }
    return undefined;
  });
  const yaml = document.toString({
    indentSeq: pick(),
    singleQuote: pick(),
    lineWidth: pick() ? 40 : 0,
    ...(pick() && { blockQuote: 'folded' as const }),
  });
  // The printer makes mistakes of its own; what cannot be read again is no example.
  const read = parseYaml(yaml, 0);
  const isRight = !('mistake' in read) && isSame(plain(read.data), value);
  return isRight ? yaml : stringify(value, { doubleQuotedMinMultiLineLength: 1000 });
}

/** Some fields of one value and some of another. */
function mix(before: JsonGroup, after: JsonGroup, choices: Iterator<boolean>): JsonGroup {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const mixed = names.flatMap((name) => {
    const [a, b] = [before[name], after[name]];
    const both = isGroup(a) && isGroup(b) ? mix(a, b, choices) : undefined;
    const value = both ?? (choices.next().value === true ? a : b);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(mixed);
}

const home = readFileSync(new URL('../../sample/home.yaml', import.meta.url), 'utf8');

test('a changed field changes its line only', () => {
  const value = plain(parse(home));
  expect(isGroup(value)).toBe(true);
  if (!isGroup(value)) return;
  const changed = { ...value, services: { heading: 'Prices: all of them' } };
  expect(editYaml(home, changed, formOf(schemas.home))).toBe(
    home.replace('heading: On the board', 'heading: "Prices: all of them"'),
  );
});
