// @ts-check
// Serves the built site and accepts messages: node node_modules/vitrine-server/serve.mjs
import 'vitrine/strip-types';

const { runCommand } = await import('vitrine/command');
const { command } = await import('./serve.ts');
await runCommand(command, process.argv.slice(2));
