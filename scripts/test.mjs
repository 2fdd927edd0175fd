// @ts-check
// Sets everything up and runs every test: `npm test`.
import { bootstrap } from '../cli/bootstrap.mjs';

await bootstrap('scripts/test.ts', { development: true });
