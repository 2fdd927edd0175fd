import { expect, test } from 'vitest';
import { describeForm } from 'vitrine/editing';
import type { FormField } from 'vitrine/form';
import { registry } from '../../vitrine/content/registry.ts';
import { arrange, isFoldable, isSeldomUsed } from './arrange.ts';

const home = describeForm(registry.home);
const project = describeForm(registry.project, {
  projects: { technologies: { options: ['CSS'] } },
});

test('the parts of Home are in their order on the page', () => {
  const usual = arrange(home, {}).join(' ');
  expect(usual).toContain('hero showcase sections work stats posts about');
  const own = arrange(home, { sections: ['closing', 'stats'] }).join(' ');
  expect(own).toContain('hero showcase sections closing stats work posts');
  expect(arrange(project, {})).toEqual(Object.keys(project.properties));
});

test('every field is in the form once', () => {
  expect(arrange(home, { sections: ['work'] }).toSorted()).toEqual(
    Object.keys(home.properties).toSorted(),
  );
});

test('groups and lists at the top of a file or an entry are rows, checkboxes are not', () => {
  const row = (field: FormField | undefined, ...path: (string | number)[]) =>
    field && isFoldable(field, path);
  expect(row(home.properties.hero, 'hero')).toBe(true);
  expect(row(home.properties.stats, 'stats')).toBe(true);
  expect(row(home.properties.sections, 'sections')).toBe(true);
  expect(row(home.properties.stats, 'experience', 'stats')).toBe(false);
  expect(row(home.properties.stats, 'services', 0, 'stats')).toBe(true);
  expect(row(project.properties.technologies, 'technologies')).toBe(false);
  expect(row(project.properties.title, 'title')).toBe(false);
});

test('the schema says which fields are seldom used', () => {
  const { hero } = home.properties;
  const seldom = (fields: Readonly<Record<string, FormField>>) =>
    Object.keys(fields).filter((name) => fields[name] && isSeldomUsed(fields[name]));
  expect(seldom(home.properties)).toEqual(['page', 'counters']);
  expect(hero?.type === 'object' && seldom(hero.properties)).toEqual(['speed', 'pause', 'rounds']);
});
