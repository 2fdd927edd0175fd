import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { defineConfig } from 'vitest/config';
import { iconPlugin } from './src/integration/icon-components.ts';
import { fontSetFile } from './tests/fonts/font-sets.ts';

/**
 * The folder for temporary folders of tests: in memory where Linux has room there and runs programs from it.
 * On a disk with ext4, creating files costs much after others have been deleted.
 */
function temporaryFolders(): string {
  const memory = '/dev/shm';
  try {
    const mount = readFileSync('/proc/mounts', 'utf8').match(/^\S+ \/dev\/shm tmpfs (\S+)/m)?.[1];
    const { bavail, bsize } = statfsSync(memory);
    const isUsable = mount?.startsWith('rw') && !mount.split(',').includes('noexec');
    return isUsable && bavail * bsize > 2 ** 30 && !process.env.TMPDIR ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

export default defineConfig({
  plugins: [iconPlugin()],
  test: {
    // Long enough for property tests, which try hundreds of cases, on a busy machine.
    testTimeout: 180_000,
    // Test files may share a process, because the tested code keeps no state outside its modules.
    isolate: false,
    env: { TMPDIR: temporaryFolders() },
    // Property tests get the same random cases in every run, unless SEED is set.
    setupFiles: ['tests/content/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{src,server,platform,cli,packages,scripts,bench,editor,showcase}/**/*.test.{ts,tsx}',
            'tests/{content,helpers}/**/*.test.ts',
          ],
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
