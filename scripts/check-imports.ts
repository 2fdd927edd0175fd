// Checks which folders of the code import from which, and styles: `npm run lint`. The rules are in
// import-rules.ts and style-rules.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { importErrors } from './import-rules.ts';
import { styleErrors } from './style-rules.ts';

const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
const kinds = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.astro', '*.css'];
const files = execFileSync('git', [...listed, ...kinds], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/^tests\/|\.test\.tsx?$/.test(file) && existsSync(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const styles = new Map([...texts].filter(([file]) => /\.(?:css|tsx|astro)$/.test(file)));
const errors = [...importErrors(texts), ...styleErrors(styles)];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
