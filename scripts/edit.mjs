// @ts-check
// Opens the content in the browser, with a form for every field: `npm run edit`.
import { enter } from './enter.mjs';

await enter('edit.ts', { development: false });
