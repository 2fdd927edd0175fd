// @ts-check
// Starts a command under Node 24. strip-types.mjs lets Node run TypeScript below node_modules.
import './strip-types.mjs';

await import('./main.ts');
