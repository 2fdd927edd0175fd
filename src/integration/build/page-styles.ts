import { hash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { z } from 'zod';
import { PIECES } from './deploy-config/read-page.ts';

interface Names {
  /** Those that have not been found yet. */
  classes: Set<string>;
  keyframes: readonly string[];
  /** The names of the script files that the pages with these styles name. */
  scripts: Set<string>;
}

/** The styles of pages by a hash of what they were before they were shortened. */
export const shortStyles = z.record(z.string(), z.string());

export type ShortStyles = z.infer<typeof shortStyles>;

/** As it stands at the end of an address, in HTML and in `import`. */
const SCRIPT_NAME = /(?<=\/)[\w.-]+\.js\b/g;

const HEAD_END = '</head><body';

/**
 * The style elements of a site's pages: one on each page, without the rules whose classes neither
 * the pages with these styles nor their scripts have.
 *
 * Pages that begin with the same styles keep them in common, because a host with one policy for the
 * site names each text of styles by a hash, in each answer.
 */
export class PageStyles {
  /** By the text of the styles. */
  readonly #names = new Map<string, Names>();
  readonly #last: ShortStyles;

  /**
   * @param last What {@link prune} gave for the last build. A page gets its styles from there; where
   *   this build needs others, the page is written a second time.
   */
  constructor(last: ShortStyles = {}) {
    this.#last = last;
  }

  /**
   * A page with one style element: the policy names each by a hash of 53 bytes. It stands at the end
   * of the head, because programs that look for a preview of the page read only its beginning.
   */
  merge(html: string): string {
    const styles: string[] = [];
    const rest = html.replace(PIECES, (piece, block = '', attributes = '', text = '') => {
      if (block.toLowerCase() !== 'style' || attributes !== '') return piece;
      styles.push(text);
      return '';
    });
    const css = styles.join('');
    const names = this.#names.get(css) ?? namesIn(css);
    this.#names.set(css, names);
    removeFound(names.classes, rest);
    for (const [script] of rest.matchAll(SCRIPT_NAME)) names.scripts.add(script);
    return rest.replace(HEAD_END, () => `<style>${this.#first(css)}</style>${HEAD_END}`);
  }

  /** What a page is written with first, different for each styles: no short text ends in a line break. */
  #first(css: string): string {
    return this.#last[hash('sha256', css)] ?? `${css}\n`;
  }

  /**
   * Shortens the styles of all pages in a built site, after the last has been merged. A class counts
   * as found where its name stands as a whole word, so a script must not put one together.
   *
   * @returns The shortened styles, for the next build; none that two styles were shortened to.
   */
  prune(folder: string): ShortStyles {
    const scripts = new Map(
      globSync('**/*.js', { cwd: folder }).map((file) => [
        basename(file),
        readFileSync(join(folder, file), 'utf8'),
      ]),
    );
    const short = new Map<string, string>();
    for (const [css, names] of this.#names) {
      // Grows while it is gone through, by the scripts that each script names.
      for (const name of names.scripts) {
        const script = scripts.get(name) ?? '';
        removeFound(names.classes, script);
        for (const [further] of script.matchAll(SCRIPT_NAME)) names.scripts.add(further);
      }
      short.set(css, withoutUnused(css, names));
    }
    this.#correct(folder, short);
    const all = [...short.values()];
    const single = [...short].filter(([, own]) => all.indexOf(own) === all.lastIndexOf(own));
    return Object.fromEntries(single.map(([css, own]) => [hash('sha256', css), own]));
  }

  /** Writes the pages again whose styles are not yet what they were shortened to. */
  #correct(folder: string, short: ReadonlyMap<string, string>): void {
    const firsts = [...short].map(([css, own]) => [this.#first(css), own] as const);
    const wrong = new Map(firsts.filter(([first, own]) => first !== own));
    if (wrong.size === 0) return;
    for (const name of globSync('**/*.html', { cwd: folder })) {
      const file = join(folder, name);
      const html = readFileSync(file, 'utf8');
      const end = html.indexOf(`</style>${HEAD_END}`);
      const start = html.lastIndexOf('<style>', end) + '<style>'.length;
      const own = wrong.get(html.slice(start, end));
      if (own !== undefined) writeFileSync(file, html.slice(0, start) + own + html.slice(end));
    }
  }
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
    throw new Error(`A style element has a mistake (${error}) near: ${around}`);
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
