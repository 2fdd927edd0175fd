import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../../platform/site-folder.mjs';
import { restartForLook } from './look-switch.ts';

const trigger = join(siteFolder(), '.cache/dev-look');
const begun = { look: 'shop', typeface: 'outfit' } as const;

test.each([
  ['another look', { ...begun, look: 'gallery' }, true],
  ['another typeface', { ...begun, typeface: 'sofia' }, true],
  ['the same of both', begun, false],
] as const)('%s: Astro restarts %s', async (_, site, restarts) => {
  await rm(trigger, { force: true });
  expect(restartForLook({ site: begun })({ site })).toBe(restarts);
  const written = await readFile(trigger, 'utf8').catch(() => undefined);
  expect(written).toBe(restarts ? site.look : undefined);
});
