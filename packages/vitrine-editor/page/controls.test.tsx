import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { collections } from 'vitrine/editing';
import { type FieldPath, formatPath, isGroup, type Json, type JsonGroup } from 'vitrine/form';
import type { z } from 'zod';
import { valuesOf } from '../../../tests/editor/values.ts';
import { cases } from '../../../tests/helpers/random-cases.ts';
import { schemaOf } from '../../vitrine/content/collection-files.ts';
import { formOf } from '../../vitrine/content/edit/form-schema.ts';
import { ruleOf } from '../../vitrine/content/loader/validate.ts';
import { say } from '../../vitrine/content/phrase.ts';
import { registry } from '../../vitrine/content/registry.ts';
import type { FileIssue } from '../api.ts';
import { FormFields } from './Fields.tsx';
import { FormContext } from './form-context.ts';

vi.mock(
  import('./language.ts'),
  async () => (await import('../../../tests/editor/english-page.ts')).englishPage,
);

const schemas = Object.entries(collections).map(([collection, own]) => ({
  collection,
  schema: schemaOf(own),
}));

/** Renders the form for a value to HTML. */
function show(schema: z.ZodType, value: JsonGroup, issues: readonly FileIssue[] = []): string {
  const nothing = () => undefined;
  const form = {
    path: 'a.yaml',
    media: ['door.webp'],
    projects: [],
    pages: [],
    extensible: [],
    issues,
    change: nothing,
    addMedia: async () => undefined,
    changes: [],
    addChoice: async () => false,
    announce: nothing,
  };
  return renderToStaticMarkup(
    <FormContext value={form}>
      <FormFields field={formOf(schema)} path={[]} value={value} />
    </FormContext>,
  );
}

/** The paths of all values other than groups and lists. */
function places(value: Json, path: FieldPath = []): FieldPath[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => places(entry, [...path, index]));
  if (!isGroup(value)) return value === null ? [] : [path];
  return Object.entries(value).flatMap(([name, inner]) => places(inner, [...path, name]));
}

const issueIn = (field: string): FileIssue => ({ ...issue, field });
const issue = {
  file: 'a',
  title: 'A',
  expected: ruleOf({ message: 'a list' }),
  found: say('quoted', { text: 'none' }),
};

const readable = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

describe.each(schemas)('$collection', ({ schema }) => {
  test('every valid value has a control with a label', () => {
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        const paths = places(value).map((path) => formatPath(path));
        // A row with an issue is open, so that its fields are rendered.
        const html = readable(show(schema, value, paths.map(issueIn)));
        for (const path of paths) {
          expect(html).toContain(`id="field-${path}"`);
          expect(html).toContain(`for="field-${path}"`);
        }
      }),
      { numRuns: cases(4) },
    );
  });

  test('every field of the schema can be filled in or added in an empty file', () => {
    const { properties } = formOf(schema);
    // A field beside another one shows once that has a value.
    const names = Object.keys(properties).filter((name) => !properties[name]?.info.beside);
    const html = show(schema, {}, names.map(issueIn));
    for (const name of names) expect(html).toContain(`id="part-${name}"`);
  });
});

test('a text that fills the space of its page says how long it is', () => {
  const lengthOf = (count: number) =>
    /Characters: [^<]*/.exec(show(registry.skills.schema, { heading: 'a'.repeat(count) }))?.[0];
  expect(lengthOf(63)).toBeUndefined();
  expect(lengthOf(64)).toBe('Characters: 64 of 80');
  expect(lengthOf(81)).toBe('Characters: 81 of 80');
});

test('the row of an image in a list shows the image, if the file exists', () => {
  const html = show(
    registry.project.schema({}),
    { images: ['door.webp', 'none.webp'].map((image) => ({ image, alt: 'A' })) },
    [issueIn('images')],
  );
  expect(
    html.match(/<summary>.*?<\/summary>/g)?.map((row) => /src="([^"]*)"/.exec(row)?.[1]),
  ).toEqual(expect.arrayContaining(['/media?path=a.yaml&amp;name=door.webp']));
  expect(html).not.toContain('name=none.webp');
});

test('a value that fits no control is shown unchanged, with its issue', () => {
  const issues = [issueIn('groups')];
  const html = show(
    registry.skills.schema,
    { heading: { a: 1 }, groups: 'none', hedaing: 'x' },
    issues,
  );
  expect(html).toContain('<pre>none</pre>');
  expect(html).toContain('Expected: a list. Found: &#x27;none&#x27;.');
  expect(html).toContain('<span>hedaing</span></legend>');
});
