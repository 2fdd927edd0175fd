// Types, lint and format: `npm run lint`.
import { lint, runStage, types } from './stages.ts';
import { sum } from './test-results.ts';

const counts = await Promise.all([runStage(types), runStage(lint)]);
process.exitCode = sum(counts).failed > 0 ? 1 : 0;
