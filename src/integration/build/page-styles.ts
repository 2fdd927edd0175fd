import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { PIECES } from './deploy-config/page-parts.ts';

/** The class and keyframe names of one stylesheet, and the scripts of the pages with this stylesheet. */
interface Names {
  /** The classes that no page or script read so far uses. */
  classes: Set<string>;
  keyframes: readonly string[];
  /** The file names of the scripts that the pages load. */
  scripts: Set<string>;
}

/** Matches the file name of a script at the end of a URL, in HTML and in `import`. */
const SCRIPT_NAME = /(?<=\/)[\w.-]+\.js\b/g;

const HEAD_END = '</head><body';

/**
 * Merges the style elements of each page of a built site into one, without the rules for unused classes.
 * Pages with the same styles keep the rules that any of these pages uses, so that their styles stay the
 * same: a host with one Content-Security-Policy for the whole site sends a hash of each different style
 * element in every response.
 *
 * A class is used if its name is a whole word in the page or in a script that the page loads, so a script
 * must not assemble class names. The style element is at the end of the head, because programs that make
 * link previews read only the beginning of a page.
 *
 * @param folder The folder of the built site.
 * @param change Changes the HTML of a page before its styles are merged.
 */
export function finishPages(folder: string, change: (html: string) => string): void {
  const files: string[] = [];
  const names = new Map<string, Names>();
  for (const name of globSync('**/*.html', { cwd: folder })) {
    const file = join(folder, name);
    const html = readFileSync(file, 'utf8');
    // HTML that is not a page of Vitrine, such as a file for domain verification, stays unchanged.
    if (!html.includes(HEAD_END)) continue;
    files.push(file);
    const { css, rest } = takeStyles(change(html));
    const known = names.get(css) ?? namesIn(css);
    names.set(css, known);
    noteUses(known, rest);
  }
  const short = shortStyles(folder, names);
  // The pages are read a second time, because those of a large site do not fit into memory.
  for (const file of files) {
    const { css, rest } = takeStyles(change(readFileSync(file, 'utf8')));
    const style = `<style>${short.get(css) ?? css}</style>`;
    const page = rest.replace(HEAD_END, () => style + HEAD_END);
    writeFileSync(file, page);
  }
}

/** The text of a page's style elements, and the page without these elements. */
function takeStyles(html: string): { css: string; rest: string } {
  const styles: string[] = [];
  const rest = html.replace(PIECES, (piece, block = '', attributes = '', text = '') => {
    if (block.toLowerCase() !== 'style' || attributes !== '') return piece;
    styles.push(text);
    return '';
  });
  return { css: styles.join(''), rest };
}

/** Each stylesheet without its unused rules, by the text of the whole stylesheet. */
function shortStyles(folder: string, all: ReadonlyMap<string, Names>): Map<string, string> {
  const files = globSync('**/*.js', { cwd: folder }).map((name) => join(folder, name));
  const scripts = new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')]));
  return new Map(
    [...all].map(([css, names]) => {
      // This loop also adds to `names.scripts`: the scripts that each script imports.
      for (const name of names.scripts) noteUses(names, scripts.get(name) ?? '');
      return [css, withoutUnused(css, names)];
    }),
  );
}

/**
 * The names of the classes and keyframes in a stylesheet.
 *
 * @throws Error that quotes the text around a syntax error
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
            // Classes with other characters always stay, because a page may contain their names escaped.
            if (part.type === 'class' && /^[\w-]+$/.test(part.name)) classes.add(part.name);
          }
        },
        Rule: { keyframes: ({ value }) => void keyframes.push(value.name.value) },
      },
    });
  } catch (error) {
    const { line, column } = Reflect.get(Object(error), 'loc') ?? { line: 1, column: 1 };
    const around = css.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 40);
    throw new Error(`A style element of a page has an error (${error}) near: ${around}`);
  }
  return { classes, keyframes, scripts: new Set() };
}

/** Removes the classes that a text contains as whole words, and adds the scripts that the text names. */
function noteUses({ classes, scripts }: Names, text: string): void {
  for (const [script] of text.matchAll(SCRIPT_NAME)) scripts.add(script);
  if (classes.size === 0) return;
  const whole = new RegExp(`(?<![\\w-])(?:${[...classes].join('|')})(?![\\w-])`, 'g');
  for (const [name] of text.matchAll(whole)) classes.delete(name);
}

function withoutUnused(css: string, { classes, keyframes }: Names): string {
  // lightningcss removes classes and keyframes by name only, so a name of both a class and keyframes stays.
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
