// @ts-check
// Sets everything up and runs every test: `npm test`.
import { enter } from './enter.mjs';

await enter('test.ts', { development: true });
