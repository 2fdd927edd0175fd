// Writes docs/reference.md from the types and doc comments of what the package exports:
// `node scripts/reference.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { referencePage } from './reference-page.ts';

writeFileSync(join(ROOT, 'docs/reference.md'), referencePage());
