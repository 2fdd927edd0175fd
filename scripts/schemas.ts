// Writes the JSON Schemas of the content files into schemas/: `node scripts/schemas.ts`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../cli/project.ts';
import { jsonSchemas } from '../src/content/json-schemas.ts';

const folder = join(ROOT, 'schemas');
const schemas = jsonSchemas();
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const [name, text] of schemas) await writeFile(join(folder, name), text);
console.log(`${schemas.size} schemas written into schemas/.`);
