// Checks which folders of the code import from which, styles, classes, words, and lines of code: `npm run lint`. The
// rules are in import-rules.ts, style-rules.ts and line-budgets.ts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { importErrors } from './import-rules.ts';
import { lineErrors } from './line-budgets.ts';
import { classErrors, styleErrors, wordErrors } from './style-rules.ts';

/** Texts of visitors and owners in many languages, and files without words. */
const unread =
  /^(?:package-lock\.json|examples\/[^/]+\/content\/|tests\/fixtures\/|packages\/vitrine(?:-editor)?\/i18n\/[^/]+\/)|\.(?:avif|gif|jpg|mp4|pdf|png|vtt|webm|webp|woff2)$/;

const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listed, { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !unread.test(file) && existsSync(file));
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

/** The texts of the files that are not tests, and whose names match. */
const code = (kinds: RegExp) =>
  new Map(
    [...texts].filter(
      ([file]) => kinds.test(file) && !/^tests\/(?!bench\/)|\.test\.tsx?$/.test(file),
    ),
  );

const errors = [
  ...importErrors(code(/\.(?:tsx?|m?js|astro|css)$/)),
  ...styleErrors(code(/\.(?:css|tsx|astro)$/)),
  ...classErrors(code(/\.(?:css|tsx?|astro)$/)),
  ...wordErrors(texts),
  ...lineErrors(code(/^(?!examples\/).*\.(?:tsx?|m?js|astro|css)$/)),
];
for (const error of errors) console.error(error);
if (errors.length > 0) process.exitCode = 1;
