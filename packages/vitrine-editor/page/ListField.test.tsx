// @vitest-environment happy-dom

import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type FormField, type FormGroup, isGroup, type JsonGroup } from 'vitrine/form';
import { changesBetween } from '../form/changes.ts';
import { setAt } from '../form/set-value-at-path.ts';
import { FormFields } from './Fields.tsx';
import { FormContext, focusField } from './form-context.ts';

const renders = { controls: 0, lists: 0 };

vi.mock(
  import('./language.ts'),
  async () => (await import('../../../tests/editor/english-page.ts')).englishPage,
);
vi.mock(import('./controls.tsx'), async (load) => {
  const { TextField, ...others } = await load();
  const Counted: typeof TextField = (props) => {
    renders.controls += 1;
    return <TextField {...props} />;
  };
  return { ...others, TextField: Counted };
});
vi.mock(import('./elements.tsx'), async (load) => {
  const { IconButton, ...others } = await load();
  const Counted: typeof IconButton = (props) => {
    renders.controls += 1;
    return <IconButton {...props} />;
  };
  return { ...others, IconButton: Counted };
});
vi.mock(import('./Sortable.tsx'), async (load) => {
  const { Sortable } = await load();
  const Counted: typeof Sortable = (props) => {
    renders.lists += 1;
    return <Sortable {...props} />;
  };
  return { Sortable: Counted };
});

const part = { description: '', info: {} };
const text: FormField = { ...part, type: 'string' };
const groupOf = (properties: Record<string, FormField>): FormGroup => ({
  ...{ ...part, type: 'object', required: [], additionalProperties: false },
  properties,
});
const listOf = (properties: Record<string, FormField>): FormField => ({
  ...{ ...part, type: 'array' },
  items: groupOf(properties),
});
const skillsForm: FormGroup = {
  ...groupOf({
    heading: text,
    groups: listOf({ title: text, skills: listOf({ name: text }) }),
    words: { ...part, type: 'array', items: text },
  }),
  // The required row is open at first.
  required: ['groups'],
};

/** The parts of an open file, which stay the same objects while the owner types. */
const file = { media: [], projects: [], pages: [], extensible: [], issues: [] };

/** A form like that of `skills.yaml`, as FileEditor shows it. */
function Skills({ saved }: { saved: JsonGroup }) {
  const [value, setValue] = useState(saved);
  const form = {
    path: 'skills.yaml',
    ...file,
    changes: changesBetween(saved, value),
    change: (
      ...[path, next]: Parameters<typeof setAt> extends [unknown, ...infer Rest] ? Rest : never
    ) =>
      setValue((old) => {
        const changed = setAt(old, path, next);
        return isGroup(changed) ? changed : old;
      }),
    addMedia: async () => undefined,
    addChoice: async () => false,
    announce: () => undefined,
  };
  return (
    <FormContext value={form}>
      <FormFields field={skillsForm} path={[]} value={value} />
    </FormContext>
  );
}

/** Opens a field of the form, types ten letters, and returns how many controls were rendered for them. */
async function typeTen(saved: JsonGroup, field: string): Promise<number> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    vi.unstubAllGlobals();
  });
  await act(async () => root.render(<Skills saved={saved} />));
  await act(async () => expect(focusField(field)).toBe(true));
  const control = document.activeElement;
  if (!(control instanceof HTMLTextAreaElement)) throw new Error(`${field} has no text area.`);
  expect(control.id).toBe(`field-${field}`);
  Object.assign(renders, { controls: 0, lists: 0 });
  for (const end of 'abcdefghij') {
    const text = control.value + end;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        control,
        text,
      );
      control.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  expect(control.value).toMatch(/abcdefghij$/);
  const counted = renders.controls;
  await act(async () => root.unmount());
  return counted;
}

const groups = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Group ${index}`,
    skills: [{ name: `Skill ${index}` }],
  }));
const skills = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Skill ${index}` }));

test.each([
  ['rows', 'groups[1].title', (count: number) => ({ groups: groups(count) })],
  [
    'rows in a row',
    'groups[0].skills[2].name',
    (count: number) => ({ groups: [{ title: 'Web', skills: skills(count) }] }),
  ],
  [
    'texts',
    'words[1]',
    (count: number) => ({ words: Array.from({ length: count }, (_, index) => `Word ${index}`) }),
  ],
  [
    'rows, in a field beside them',
    'heading',
    (count: number) => ({ heading: 'Skills', groups: groups(count) }),
  ],
])('a key in one of 40 %s renders as many controls as in one of 3', async (_, field, listOf) => {
  const few = await typeTen(listOf(3), field);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThanOrEqual(60);
  expect(await typeTen(listOf(40), field)).toBe(few);
  if (field === 'heading') expect(renders.lists).toBe(0);
});
