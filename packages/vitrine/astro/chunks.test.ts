import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGE } from '../settings/site-folder.mjs';
import { lookNames } from '../styles/looks.ts';
import { chunkOf } from './chunks.ts';

const modules = globSync('**/*.{ts,tsx}', { cwd: PACKAGE }).filter(
  (file) => !file.includes('.test.'),
);

const inChunk = (name: string) =>
  modules.filter((file) => chunkOf(join(PACKAGE, file)) === name).sort();

test('the layout chunk holds the scripts of the layout and the helpers that they need', () => {
  expect(inChunk('layout')).toEqual([
    ...['browser/motion.ts', 'browser/on-click.ts', 'browser/storage.ts'],
    ...['layouts/cover-transition.ts', 'layouts/look-styles.ts', 'layouts/motion-switch.ts'],
    ...['layouts/speculation-rules.ts', 'layouts/theme-switch.ts', 'layouts/theme.ts'],
  ]);
  const script = join(PACKAGE, 'layouts/Layout.astro?astro&type=script&index=0&lang.ts');
  expect(chunkOf(script)).toBe('layout');
});

test('the islands chunk holds shared components and helpers, and React', () => {
  const others = inChunk('islands').filter(
    (file) => !/^(?:components|browser|i18n)\/[^/]+\.tsx?$|^looks\/[^/]+\/CardMark/.test(file),
  );
  expect(others).toEqual([
    'features/projects/share/Notice.tsx',
    'features/projects/share/SaveButton.tsx',
    'features/projects/share/ShareButton.tsx',
    ...lookNames.map((look) => `looks/${look}/composition.ts`).sort(),
    'site/href.ts',
  ]);
  expect(inChunk('islands')).not.toContain('components/count-up.ts');
  for (const path of ['react/index.js', 'react-dom/client.js', '@astrojs/react/dist/client.js']) {
    expect(chunkOf(`/site/node_modules/${path}`)).toBe('islands');
  }
});

test('modules of the owner are left to the bundler, whatever they are called', () => {
  for (const file of ['components/Button.tsx', 'layouts/menu.ts', 'browser/storage.ts']) {
    expect(chunkOf(join('/owner', file))).toBeUndefined();
  }
});
