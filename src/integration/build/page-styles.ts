import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { PIECES } from './deploy-config/page-parts.ts';

interface Names {
  /** Those that have not been found yet. */
  classes: Set<string>;
  keyframes: readonly string[];
  /** The names of the script files that the pages with these styles name. */
  scripts: Set<string>;
}

/** As it ends an address, in HTML and in `import`. */
const SCRIPT_NAME = /(?<=\/)[\w.-]+\.js\b/g;

const HEAD_END = '</head><body';

/**
 * Finishes the pages of a built site: each gets one style element, without the rules whose classes
 * neither the pages with these styles nor their scripts have. Pages that begin with the same styles
 * keep them in common, because a host with one policy for the site names each text of styles by a
 * hash, in each answer.
 *
 * A class counts as found where its name is a whole word, so a script must not put one together. The
 * element is at the end of the head: programs that look for a preview read only the beginning.
 *
 * @param folder The built site.
 * @param change Changes a page before that.
 */
export function finishPages(folder: string, change: (html: string) => string): void {
  const files: string[] = [];
  const names = new Map<string, Names>();
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    // Other HTML, such as a file that proves who owns the site, is left as it is.
    if (!html.includes(HEAD_END)) continue;
    files.push(file);
    const { css, rest } = takeStyles(change(html));
    const known = names.get(css) ?? namesIn(css);
    names.set(css, known);
    removeFound(known.classes, rest);
    for (const [script] of rest.matchAll(SCRIPT_NAME)) known.scripts.add(script);
  }
  const short = shortStyles(folder, names);
  // Read a second time: the pages of a large site do not fit into memory.
  for (const file of files) {
    const { css, rest } = takeStyles(change(readFileSync(file, 'utf8')));
    const style = `<style>${short.get(css) ?? css}</style>`;
    writeFileSync(
      file,
      rest.replace(HEAD_END, () => style + HEAD_END),
    );
  }
}

/** The styles of a page, and the page without them. */
function takeStyles(html: string): { css: string; rest: string } {
  const styles: string[] = [];
  const rest = html.replace(PIECES, (piece, block = '', attributes = '', text = '') => {
    if (block.toLowerCase() !== 'style' || attributes !== '') return piece;
    styles.push(text);
    return '';
  });
  return { css: styles.join(''), rest };
}

/** The styles without unused rules, by their full text. */
function shortStyles(folder: string, all: ReadonlyMap<string, Names>): Map<string, string> {
  const scripts = new Map(
    globSync('**/*.js', { cwd: folder }).map((file) => [
      basename(file),
      readFileSync(join(folder, file), 'utf8'),
    ]),
  );
  const short = new Map<string, string>();
  for (const [css, names] of all) {
    // Grows while it is gone through, by the scripts that each script names.
    for (const name of names.scripts) {
      const script = scripts.get(name) ?? '';
      removeFound(names.classes, script);
      for (const [further] of script.matchAll(SCRIPT_NAME)) names.scripts.add(further);
    }
    short.set(css, withoutUnused(css, names));
  }
  return short;
}

/** @throws Error that shows the text where it is no CSS */
function namesIn(css: string): Names {
  const classes = new Set<string>();
  const keyframes: string[] = [];
  try {
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      visitor: {
        Selector: (selector) => {
          for (const part of selector) {
            // Names with other characters may be written in another way on a page.
            if (part.type === 'class' && /^[\w-]+$/.test(part.name)) classes.add(part.name);
          }
        },
        Rule: { keyframes: ({ value }) => void keyframes.push(value.name.value) },
      },
    });
  } catch (error) {
    const { line, column } = Reflect.get(Object(error), 'loc') ?? { line: 1, column: 1 };
    const around = css.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 40);
    throw new Error(`A style element has an error (${error}) near: ${around}`);
  }
  return { classes, keyframes, scripts: new Set() };
}

/** Removes the names that a text has as whole words. */
function removeFound(names: Set<string>, text: string): void {
  if (names.size === 0) return;
  const whole = new RegExp(`(?<![\\w-])(?:${[...names].join('|')})(?![\\w-])`, 'g');
  for (const [name] of text.matchAll(whole)) names.delete(name);
}

function withoutUnused(css: string, { classes, keyframes }: Names): string {
  // lightningcss knows names by their text only, so one of a class and keyframes stays.
  const pruned = withoutNames(
    css,
    [...classes].filter((name) => !keyframes.includes(name)),
  );
  const idle = keyframes.filter((name) => pruned.split(name).length === 2);
  return idle.length === 0 ? pruned : withoutNames(pruned, idle);
}

function withoutNames(css: string, unusedSymbols: string[]): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  });
  return code.toString();
}
