import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookNames } from '../styles/looks.ts';
import { overridable, overridableNames } from './overridable.ts';
import { overrideModules } from './overrides.ts';

test('every name is that of a component, in every look', () => {
  const components = new Map(overridableNames.map((name) => [name, `/site/src/${name}.astro`]));
  const files = [...overrideModules(components).keys()];
  const ofLooks = Object.values(overridable).filter((file) => file.startsWith('#look/'));
  expect(files.length - overridableNames.length).toBe(ofLooks.length * (lookNames.length - 1));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
