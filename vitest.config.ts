import { defineConfig } from 'vitest/config';
import { iconPlugin } from './src/styles/icon-plugin.ts';

export default defineConfig({
  plugins: [iconPlugin()],
  test: {
    // Property tests try hundreds of cases; a busy machine may take its time.
    testTimeout: 60_000,
    // Rules without state beyond their modules: files may share a process.
    isolate: false,
    // The same cases in every run, unless SEED asks for others.
    setupFiles: ['tests/content/seed.ts'],
    // Both cores: the compiler, which runs beside it in `npm test`, is done in half of the time.
    maxWorkers: 2,
    include: ['{src,server,scripts,bench,editor}/**/*.test.{ts,tsx}', 'tests/content/**/*.test.ts'],
  },
});
