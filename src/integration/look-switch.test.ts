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
] as const)('%s: Astro starts anew %s', async (_, site, isAnew) => {
  await rm(trigger, { force: true });
  expect(restartForLook({ site: begun })({ site })).toBe(isAnew);
  const written = await readFile(trigger, 'utf8').catch(() => undefined);
  expect(written).toBe(isAnew ? site.look : undefined);
});
