// @ts-check
// Installs the packages that tests need, and runs scripts/test.ts: `npm test`.
import { bootstrap } from '../cli/bootstrap.mjs';

await bootstrap('scripts/test.ts', { development: true });
