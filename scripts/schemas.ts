// Writes what is made of the registry of content kinds: the JSON Schemas in schemas/, the settings of
// VS Code, and the table of the content files in the README: `node scripts/schemas.ts`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../cli/project.ts';
import { codeSettings, jsonSchemas, withTable } from '../src/content/json-schemas.ts';

const folder = join(ROOT, 'schemas');
const schemas = jsonSchemas();
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const [name, text] of schemas) await writeFile(join(folder, name), text);
await writeFile(join(ROOT, '.vscode/settings.json'), codeSettings());
const readme = join(ROOT, 'README.md');
await writeFile(readme, withTable(await readFile(readme, 'utf8')));
console.log(`${schemas.size} schemas written into schemas/.`);
