// @ts-check
// Node does not strip TypeScript types from files below node_modules. This hook does so, with the
// function that Node uses for other files. The entry point `vitrine/strip-types`, for programs that start without the
// command `vitrine`.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isDependency } from '../settings/site-folder.mjs';

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
