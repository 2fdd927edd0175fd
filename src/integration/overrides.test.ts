import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { lookNames } from '../looks/looks.ts';
import { overridableNames } from './overridable.ts';
import { overrideModules } from './overrides.ts';

test('every name is that of a component, in every look', () => {
  const components = new Map(overridableNames.map((name) => [name, `/site/src/${name}.astro`]));
  for (const look of lookNames) {
    const modules = overrideModules(components, join(PACKAGE, 'src/looks', look));
    expect(modules.size).toBe(overridableNames.length);
    expect([...modules.keys()].filter((file) => !existsSync(file))).toEqual([]);
  }
});
