// @ts-check
// Node strips no types of code below node_modules: there they are stripped here, by the function that
// Node itself uses elsewhere. For the server alone: node --import ./node_modules/vitrine/server/strip-types.mjs
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isDependency } from './site-folder.mjs';

if (isDependency) {
  const { emitWarning } = process;
  // Its first call says that it is experimental; the version of Node is fixed in package.json.
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
