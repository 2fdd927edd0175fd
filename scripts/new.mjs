// @ts-check
// Adds a project, a service or a testimonial to the content: `npm run new`.
import { enter } from './enter.mjs';

await enter('new.ts', { development: false });
