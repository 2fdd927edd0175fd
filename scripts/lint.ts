// Types, lint and format: `npm run lint`.
import { astroTypes, lint, runStage, types } from './stages.ts';
import { sum } from './test-results.ts';

const counts = await Promise.all([types, astroTypes, lint].map(runStage));
process.exitCode = sum(counts).failed > 0 ? 1 : 0;
