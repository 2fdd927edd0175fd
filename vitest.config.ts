import { defineConfig } from 'vitest/config';
import { iconPlugin } from './src/integration/icon-components.ts';

export default defineConfig({
  plugins: [iconPlugin()],
  test: {
    // Property tests try hundreds of cases; a busy machine may take its time.
    testTimeout: 180_000,
    // Rules without state beyond their modules: files may share a process.
    isolate: false,
    // The same cases in every run, unless SEED asks for others.
    setupFiles: ['tests/content/seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            '{src,server,platform,cli,packages,scripts,bench,editor}/**/*.test.{ts,tsx}',
            'tests/content/**/*.test.ts',
          ],
        },
      },
      // What takes minutes: `npm run test:all`.
      {
        extends: true,
        test: {
          name: 'endurance',
          include: ['tests/{endurance,workers}/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
