import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOvergrown } from './compile-cache.ts';

test('a folder stays until it holds too many files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-compiled-'));
  try {
    for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, name), '');
    removeOvergrown(folder, 3);
    expect(existsSync(folder)).toBe(true);
    removeOvergrown(folder, 2);
    expect(existsSync(folder)).toBe(false);
    expect(() => removeOvergrown(folder, 2)).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
