// @ts-check
// Starts the preview of the editor. vitrine/strip-types lets Node run TypeScript below node_modules.
import 'vitrine/strip-types';

await import('./main.ts');
