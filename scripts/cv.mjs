// @ts-check
// Prints the About page as cv.pdf: `npm run cv`.
import { enter } from './enter.mjs';

await enter('cv.ts', { development: true });
