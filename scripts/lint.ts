// Types, lint and format: `npm run lint`.
import { astroTypes, lint, runStage, types } from './stages.ts';
import { sum } from './test-results.ts';

const results = await Promise.all([types, astroTypes, lint].map(runStage));
process.exitCode = sum(results).failed > 0 ? 1 : 0;
