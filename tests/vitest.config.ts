import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { iconPlugin } from '../packages/vitrine/astro/icon-components.ts';
import { fontSetFile } from './fonts/font-sets.ts';
import { enterTestEnvironment } from './helpers/test-environment.ts';

enterTestEnvironment();

/**
 * The folder for temporary folders of tests: in memory where Linux has room there and runs programs from it.
 * On a disk with ext4, creating files costs much after others have been deleted.
 */
function temporaryFolders(): string {
  const mounts = process.platform === 'linux' ? readFileSync('/proc/mounts', 'utf8') : '';
  const isInMemory = /^\S+ \/dev\/shm tmpfs rw(?!\S*\bnoexec\b)/m.test(mounts);
  const { bavail, bsize } = statfsSync(isInMemory ? '/dev/shm' : tmpdir());
  return isInMemory && !process.env.TMPDIR && bavail * bsize > 2 ** 30 ? '/dev/shm' : tmpdir();
}

const EDITOR = 'packages/vitrine-editor/**/*.test.{ts,tsx}';

export default defineConfig({
  plugins: [iconPlugin()],
  root: join(import.meta.dirname, '..'),
  test: {
    // Long enough for property tests, which try hundreds of cases, on a busy machine.
    testTimeout: 180_000,
    // Test files may share a process, because the tested code keeps no state outside its modules.
    isolate: false,
    env: { TMPDIR: temporaryFolders() },
    setupFiles: ['tests/helpers/unit-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          exclude: [EDITOR, '**/node_modules'],
          include: [
            '{packages,scripts,docs/site}/**/*.test.{ts,tsx}',
            'tests/{bench,content,helpers}/**/*.test.ts',
          ],
        },
      },
      // In a process of their own: starting programs costs the more, the more memory a process has. They run
      // after the others, because in a random order each change of the project would start a process.
      {
        extends: true,
        test: {
          name: 'unit-editor',
          include: [EDITOR],
          sequence: { groupOrder: 1 },
        },
      },
      // Tests that take minutes, which only `npm run test:all` runs.
      {
        extends: true,
        test: {
          name: 'endurance',
          include: ['tests/{endurance,workers}/**/*.test.ts'],
          env: { FONTCONFIG_FILE: fontSetFile('dejavu') },
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
