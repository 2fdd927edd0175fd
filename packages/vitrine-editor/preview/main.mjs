// @ts-check
// Starts the preview of the editor. strip-types.mjs lets Node run TypeScript below node_modules.
import '../../vitrine/cli/strip-types.mjs';

await import('./main.ts');
