// @ts-check
// Tests the pages in Chromium, Firefox and WebKit: `npm run test:browsers`.
import { enter } from './enter.mjs';

await enter('test-browsers.ts', { development: true });
