// @ts-check
// Node does not strip types of code below node_modules. This hook does, with the function that Node
// uses elsewhere. For the server alone: node --import ./node_modules/vitrine/server/strip-types.mjs
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isDependency } from './site-folder.mjs';

if (isDependency) {
  const { emitWarning } = process;
  // Hides the ExperimentalWarning of the first call: package.json fixes the version of Node.
  process.emitWarning = () => {};
  stripTypeScriptTypes('');
  process.emitWarning = emitWarning;
  registerHooks({
    load: (url, context, next) => {
      const [file = url] = url.split('?', 1);
      if (!(file.startsWith('file:') && file.endsWith('.ts'))) return next(url, context);
      const source = stripTypeScriptTypes(readFileSync(fileURLToPath(file), 'utf8'));
      return { format: 'module', source, shortCircuit: true };
    },
  });
}
