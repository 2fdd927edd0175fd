// @ts-check
// Tests the pages in Chromium, Firefox and WebKit: `npm run test:browsers`.
import { bootstrap } from '../cli/bootstrap.mjs';

await bootstrap('scripts/test-browsers.ts', { development: true });
