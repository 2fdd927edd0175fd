// Writes the files that are generated from the registry of collections: the JSON Schemas, the settings of VS Code,
// and the table in docs/owner/content-files.md: `node scripts/schemas.ts`.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeSettings, jsonSchemas } from '../packages/vitrine/content/json-schemas.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { withTable } from './content-table.ts';

const folder = join(ROOT, 'packages/vitrine/schemas');
const schemas = jsonSchemas();
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const [name, text] of schemas) await writeFile(join(folder, name), text);
for (const [path, text] of codeSettings()) await writeFile(join(ROOT, path), text);
const page = join(ROOT, 'docs/owner/content-files.md');
await writeFile(page, withTable(await readFile(page, 'utf8')));
console.log(`${schemas.size} JSON Schemas written into packages/vitrine/schemas/.`);
