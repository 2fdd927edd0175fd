import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { PIECES } from './deploy-config/page-parts.ts';

/** Names in a text of styles, and in the pages that have it. */
interface Names {
  /** The classes that have not been found on a page or in a script yet. */
  classes: Set<string>;
  keyframes: readonly string[];
  /** The names of the script files that the pages load. */
  scripts: Set<string>;
}

/** The name of a script file at the end of an address, in HTML and in `import`. */
const SCRIPT_NAME = /(?<=\/)[\w.-]+\.js\b/g;

const HEAD_END = '</head><body';

/**
 * Merges the style elements of each page of a built site into one, without the rules whose classes
 * are not used. Pages with the same styles keep the rules that any of them uses, so that they still
 * have the same: a host with one policy for the site sends a hash of each text of styles in each
 * answer.
 *
 * A class is used where its name is a whole word of the page or of a script that it loads, so a
 * script must not put a name together. The element is at the end of the head, because programs that
 * look for a preview read only the beginning.
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
    // Other HTML, such as a file that proves who owns the site, stays as it is.
    if (!html.includes(HEAD_END)) continue;
    files.push(file);
    const { css, rest } = takeStyles(change(html));
    const known = names.get(css) ?? namesIn(css);
    names.set(css, known);
    noteUses(known, rest);
  }
  const short = shortStyles(folder, names);
  // Read a second time: the pages of a large site do not fit into memory.
  for (const file of files) {
    const { css, rest } = takeStyles(change(readFileSync(file, 'utf8')));
    const style = `<style>${short.get(css) ?? css}</style>`;
    const page = rest.replace(HEAD_END, () => style + HEAD_END);
    writeFileSync(file, page);
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
  const files = globSync('**/*.js', { cwd: folder }).map((name) => join(folder, name));
  const scripts = new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')]));
  return new Map(
    [...all].map(([css, names]) => {
      // The set grows in this loop, by the scripts that each script imports.
      for (const name of names.scripts) noteUses(names, scripts.get(name) ?? '');
      return [css, withoutUnused(css, names)];
    }),
  );
}

/**
 * The classes and keyframes in a text of styles.
 *
 * @throws Error with the text around a syntax error
 */
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
            // Names with other characters may be escaped on a page.
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

/** Removes the classes that a text has as whole words, and adds the scripts that it names. */
function noteUses({ classes, scripts }: Names, text: string): void {
  for (const [script] of text.matchAll(SCRIPT_NAME)) scripts.add(script);
  if (classes.size === 0) return;
  const whole = new RegExp(`(?<![\\w-])(?:${[...classes].join('|')})(?![\\w-])`, 'g');
  for (const [name] of text.matchAll(whole)) classes.delete(name);
}

function withoutUnused(css: string, { classes, keyframes }: Names): string {
  // lightningcss removes classes and keyframes by their name alone, so a name that is both stays.
  const unused = [...classes].filter((name) => !keyframes.includes(name));
  const pruned = withoutNames(css, unused);
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
