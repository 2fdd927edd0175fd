// Checks which folders of the code import from which, styles, classes, and lines of code: `npm run lint`. The
// rules are in import-rules.ts, style-rules.ts and line-budgets.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { importErrors } from './import-rules.ts';
import { lineErrors } from './line-budgets.ts';
import { classErrors, styleErrors } from './style-rules.ts';

const tests = /^tests\/(?!bench\/)|\.test\.tsx?$/;
const translations = /^packages\/vitrine(?:-editor)?\/i18n\/[^/]+\//;
const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listed, { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(?:tsx?|m?js|astro|css)$/.test(file) && !translations.test(file))
  .filter((file) => existsSync(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** The texts of the files that are not tests, and whose names match. */
const code = (names: RegExp) =>
  new Map([...texts].filter(([file]) => names.test(file) && !tests.test(file)));

const errors = [
  ...importErrors(code(/\.(?:tsx?|m?js|astro|css)$/)),
  ...styleErrors(code(/\.(?:css|tsx|astro)$/)),
  ...classErrors(code(/\.(?:css|tsx?|astro)$/)),
  ...lineErrors(code(/^(?!examples\/).*\.(?:tsx?|m?js|astro|css)$/)),
];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
