// @ts-check
// Begins a content folder of one's own: `npm run init`.
import { enter } from './enter.mjs';

await enter('init.ts', { development: false });
