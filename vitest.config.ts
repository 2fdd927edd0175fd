import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { iconPlugin } from './src/styles/icon-plugin.ts';

/** Takes half a minute and more, with a small file. */
const LONGEST = 'tests/content/random.test.ts';

/**
 * Begins with the test that takes longest, so that no core is idle at the end. Without results of an
 * earlier run Vitest goes by the size of the files.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  plugins: [iconPlugin()],
  test: {
    // Property tests try hundreds of cases; a busy machine may take its time.
    testTimeout: 60_000,
    // Rules without state beyond their modules: files may share a process.
    isolate: false,
    // The same cases in every run, unless SEED asks for others.
    setupFiles: ['tests/content/seed.ts'],
    sequence: { sequencer: LongestFirst },
    // All cores: the compiler, which runs beside it in `npm test`, is done in half of the time.
    maxWorkers: availableParallelism(),
    include: [
      '{src,server,cli,scripts,bench,editor}/**/*.test.{ts,tsx}',
      'tests/content/**/*.test.ts',
    ],
  },
});
