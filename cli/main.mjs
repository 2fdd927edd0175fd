// @ts-check
// The part of every command that runs under Node 24.
import '../platform/strip-types.mjs';

await import('./main.ts');
