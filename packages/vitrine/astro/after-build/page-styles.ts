import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  type CustomAtRules,
  Features,
  type Rule,
  type Selector,
  type SelectorComponent,
  type TransformOptions,
  transform,
} from 'lightningcss';
import { filesIn } from '../../content/files-in.ts';
import { HASHED_FOLDER } from '../../http/headers.ts';
import { PIECES } from './deploy-config/page-parts.ts';

type MediaRule = Extract<Rule, { type: 'media' }>;

/** The names in one stylesheet, and the scripts of the pages with this stylesheet. */
interface Names {
  /** All classes and custom properties. */
  all: readonly string[];
  /** The classes and custom properties that no page or script read so far uses. */
  unused: Set<string>;
  /** The classes and custom properties that no page read so far has above the fold; undefined without a fold. */
  late: Set<string> | undefined;
  keyframes: readonly string[];
  /** The file names of the scripts that the pages load. */
  scripts: Set<string>;
}

/** Matches the file name of a script at the end of a URL, in HTML and in `import`. */
const SCRIPT_NAME = /(?<=\/)[\w.-]+\.js\b/g;

const HEAD_END = '</head><body';

/** Matches the mark at the end of the first view of a page: `<link data-fold>`. */
const FOLD = /<link data-fold[^>]*>/;

/** Matches a part before the mark that is never in the first view, with no part of its kind in it. */
const LATE_PART = /<(\w+) data-late[\s\S]*?<\/\1>/g;

/** Matches the classes of an element, and custom properties. */
const CLASSES = /\sclass="[^"]*"|--[\w-]+/g;

/** The mark of a page that is encrypted. Its styles keep all rules. */
const LOCK = /<script\b[^>]* id="lock"/;

/** The styles of a page: those in its style element, and the address of a file with those below the fold. */
interface SplitStyles {
  critical: string;
  address?: string;
}

/**
 * Merges the style elements of each page of a built site into one, without the rules for unused classes. Pages with
 * the same styles keep the rules that any of these pages uses, so that their styles stay the same: a host with one
 * Content-Security-Policy for the whole site sends a hash of each different style element in every response.
 *
 * A class is used if its name is a whole word in the page or in a script that the page loads, and not behind the
 * slash of a path, so a script must not assemble class names. The style element is at the end of the head, because
 * programs that make link previews read only the beginning of a page.
 *
 * If a page has `<link data-fold>` at the end of its first view, its style element has only the critical styles:
 * without the rules for classes that no element above that mark has on such a page, for the `STATES` and for print, and
 * without the custom properties that only these rules read. The mark becomes a link to a file with the other rules,
 * which browsers keep for all pages with the same styles.
 *
 * @param folder The folder of the built site.
 * @param base The sub-path of the site with a slash in front and none at the end, or an empty string.
 * @param change Changes the HTML of a page before its styles are merged.
 */
export function finishPages(folder: string, base: string, change: (html: string) => string): void {
  const files: string[] = [];
  const namesByStyles = new Map<string, Names>();
  for (const file of filesOf(folder, /\.html$/)) {
    const html = readFileSync(file, 'utf8');
    // HTML that is not a page of Vitrine, such as a file for domain verification, stays unchanged.
    if (!html.includes(HEAD_END)) continue;
    files.push(file);
    const { css, rest } = takeStyles(change(html));
    const unused = namesByStyles.get(css) ?? namesIn(css);
    namesByStyles.set(css, unused);
    noteUses(unused, rest);
    // Nothing in clear text may say which classes the encrypted part of a private page has.
    if (LOCK.test(rest)) unused.unused.clear();
    const fold = rest.search(FOLD);
    if (fold < 0) continue;
    unused.late ??= new Set(unused.all);
    const firstView = rest.slice(0, fold).replace(LATE_PART, '');
    removeUsed(unused.late, `${firstView.match(CLASSES)}`);
  }
  const short = shortStyles(folder, namesByStyles);
  // The pages are read a second time, because those of a large site do not fit into memory.
  for (const file of files) {
    const { css, rest } = takeStyles(change(readFileSync(file, 'utf8')));
    const { critical, address } = short.get(css) ?? { critical: css };
    const page = rest.replace(HEAD_END, () => `<style>${critical}</style>${HEAD_END}`);
    writeFileSync(
      file,
      address === undefined
        ? page
        : page.replace(FOLD, `<link rel="stylesheet" href="${base}${address}">`),
    );
  }
}

/** The absolute paths of a built site's files with an ending. */
function filesOf(folder: string, ending: RegExp): string[] {
  return filesIn(folder, ending).map((path) => join(folder, path));
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

/** Each stylesheet without its unused rules, split at the fold, by the text of the whole stylesheet. */
function shortStyles(folder: string, all: ReadonlyMap<string, Names>): Map<string, SplitStyles> {
  const files = filesOf(folder, /\.js$/);
  const scripts = new Map(files.map((file) => [basename(file), readFileSync(file, 'utf8')]));
  const linked = filesOf(folder, /\.css$/)
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  return new Map(
    [...all].map(([css, names]) => {
      // This loop also adds to `names.scripts`: the scripts that each script imports.
      for (const name of names.scripts) noteUses(names, scripts.get(name) ?? '');
      const { unused, late, keyframes } = names;
      const isUnused = (part: SelectorComponent) => part.type === 'class' && unused.has(part.name);
      const rules = select(css, keyframes, (selector) =>
        needs(selector, isUnused) ? [] : withoutUnused(selector, unused),
      );
      // A stylesheet that pages link, such as the one for print, reads custom properties of the page.
      removeUsed(unused, linked);
      const used = dropProperties(rules, unused);
      if (late === undefined) return [css, { critical: used }];
      const critical = criticalStyles(used, late, keyframes);
      const rest = lateStyles(used, late, critical);
      const hash = createHash('sha256').update(rest).digest('hex').slice(0, 8);
      const address = `${HASHED_FOLDER}late.${hash}.css`;
      mkdirSync(join(folder, HASHED_FOLDER), { recursive: true });
      writeFileSync(join(folder, address), rest);
      return [css, { critical, address }];
    }),
  );
}

/**
 * The names of the classes, custom properties and keyframes in a stylesheet.
 *
 * @throws Error that quotes the text around a syntax error
 */
function namesIn(css: string): Names {
  const all = new Set<string>();
  const keyframes: string[] = [];
  const noteClasses = (selector: Selector): undefined => {
    for (const part of selector) {
      if (part.type === 'pseudo-class' && part.kind === 'is') part.selectors.forEach(noteClasses);
      // Classes with other characters always stay, because a page may contain their names escaped.
      if (part.type === 'class' && /^[\w-]+$/.test(part.name)) all.add(part.name);
    }
  };
  try {
    transform({
      filename: 'page.css',
      code: Buffer.from(css),
      visitor: {
        Selector: noteClasses,
        // Lightning CSS gives properties that it does not know as `custom`, too.
        Declaration: {
          custom: ({ name }) => {
            if (name.startsWith('--')) all.add(name);
          },
        },
        Rule: {
          keyframes: ({ value }) => {
            keyframes.push(value.name.value);
          },
        },
      },
    });
  } catch (error) {
    const { line, column } = Reflect.get(Object(error), 'loc') ?? { line: 1, column: 1 };
    const around = css.split('\n')[line - 1]?.slice(Math.max(0, column - 40), column + 40);
    throw new Error(`A style element of a page has an error (${error}) near: ${around}`);
  }
  return { all: [...all], unused: all, late: undefined, keyframes, scripts: new Set() };
}

/** Removes the names that a text contains as whole words, and adds the scripts that the text names. */
function noteUses({ unused, scripts }: Names, text: string): void {
  for (const [script] of text.matchAll(SCRIPT_NAME)) scripts.add(script);
  removeUsed(unused, text);
}

/** Removes the names that a text contains as whole words, such as `service`, but not `/service`. */
function removeUsed(names: Set<string>, text: string): void {
  if (names.size === 0) return;
  const whole = new RegExp(`(?<![\\w/-])(?:${[...names].join('|')})(?![\\w-])`, 'g');
  for (const [name] of text.matchAll(whole)) names.delete(name);
}

/** The styles without the custom properties of a set that they declare, but do not read. */
function dropProperties(css: string, names: ReadonlySet<string>): string {
  const read = new Set(css.match(/--[\w-]+(?![\w-]|:)/g));
  const isUnread = (name: string) => names.has(name) && !read.has(name);
  const rest = minified(css, {
    visitor: { Declaration: { custom: ({ name }) => (isUnread(name) ? [] : undefined) } },
  });
  // A dropped property may be the only one that reads another.
  return rest.length < css.length ? dropProperties(rest, names) : css;
}

/** The rules with the selectors that a function returns, without keyframes that nothing uses. */
function select(
  css: string,
  keyframes: readonly string[],
  change: (selector: Selector) => Selector,
): string {
  const pruned = minified(css, { visitor: { Selector: change } });
  const idle = keyframes.filter((name) => pruned.split(name).length === 2);
  return idle.length === 0 ? pruned : minified(pruned, { unusedSymbols: idle });
}

/** The styles after a change, as short as possible. */
function minified(css: string, change: Partial<TransformOptions<CustomAtRules>>): string {
  const options = { filename: 'page.css', code: Buffer.from(css), minify: true };
  return transform({ ...options, ...change }).code.toString();
}

/** Whether a selector matches nothing unless one of its parts passes a test. */
function needs(selector: Selector, passes: (part: SelectorComponent) => boolean): boolean {
  return selector.some(
    (part) =>
      passes(part) ||
      (part.type === 'pseudo-class' &&
        (part.kind === 'is' || part.kind === 'where') &&
        part.selectors.every((nested) => needs(nested, passes))),
  );
}

/** The selector with the used ones of each `:is()` of classes, which all have the same specificity. */
function withoutUnused(selector: Selector, unused: ReadonlySet<string>): Selector {
  return selector.map((part) => {
    if (part.type !== 'pseudo-class' || part.kind !== 'is') return part;
    const used = part.selectors.filter(([one]) => one?.type !== 'class' || !unused.has(one.name));
    const isOfClasses = part.selectors.every(([one, two]) => one?.type === 'class' && !two);
    return isOfClasses ? { ...part, selectors: used } : part;
  });
}

/** Pseudo-classes, pseudo-elements, attributes and elements of a state that only a visitor or a script causes. */
const STATES: ReadonlySet<string> = new Set([
  ...['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'popover-open', 'modal'],
  ...['backdrop', 'aria-busy', 'aria-pressed', 'mark'],
]);

/**
 * Whether a selector applies only below the fold, in one of the `STATES`, or during a view transition of elements
 * with a class, which a script starts.
 */
function isLate(selector: Selector, late: ReadonlySet<string>): boolean {
  return needs(selector, (part) => {
    if (part.type === 'class') return late.has(part.name);
    if (part.type === 'attribute' || part.type === 'type') return STATES.has(part.name);
    if (part.type !== 'pseudo-class' && part.type !== 'pseudo-element') return false;
    // What is below the fold may decide how the first view is, so only states count within `:has()`.
    if (part.kind === 'has') return part.selectors.every((one) => isLate(one, new Set()));
    return STATES.has(part.kind) || ('part' in part && part.part.classes.length > 0);
  });
}

/** Whether the rules of a media query are for paper only. */
function isPrint({ value }: MediaRule): boolean {
  return value.query.mediaQueries.every((one) => one.mediaType === 'print' && !one.qualifier);
}

/** The rules of a stylesheet for the first view on a screen. */
function criticalStyles(css: string, late: ReadonlySet<string>, keyframes: readonly string[]) {
  const media = (rule: MediaRule) => (isPrint(rule) ? [] : undefined);
  const onScreen = minified(css, { visitor: { Rule: { media } } });
  return dropProperties(
    select(onScreen, keyframes, (one) => (isLate(one, late) ? [] : one)),
    late,
  );
}

/** The rules of a stylesheet that are late, and the keyframes and custom properties that `critical` does not have. */
function lateStyles(css: string, late: ReadonlySet<string>, critical: string): string {
  // A rule nested in another is judged together with the selector around it.
  const flat = minified(css, { include: Features.Nesting });
  const { all, keyframes } = namesIn(critical);
  const kept = new Set([...all, ...keyframes]);
  const isMoved = (name: string) => late.has(name) && !kept.has(name);
  const others = { 'font-face': () => [], property: () => [], 'view-transition': () => [] };
  const moved = minified(flat, {
    visitor: {
      Declaration: (one) => (one.property === 'custom' && isMoved(one.value.name) ? undefined : []),
      Rule: { ...others, keyframes: () => [] },
    },
  });
  const prints: boolean[] = [];
  const rules = minified(flat, {
    visitor: {
      Selector: ([first = { type: 'universal' }, ...rest]) => {
        if (prints.includes(true)) return undefined;
        // Lightning CSS wraps some lists of selectors into one `:is()` when it flattens rules.
        const isList = rest.length === 0 && first.type === 'pseudo-class' && first.kind === 'is';
        return (isList ? first.selectors : [[first, ...rest]]).filter((one) => isLate(one, late));
      },
      Rule: {
        ...others,
        media: (rule) => void prints.push(isPrint(rule)),
        keyframes: (rule) => (kept.has(rule.value.name.value) ? [] : undefined),
      },
      RuleExit: ({ type }) => void (type === 'media' && prints.pop()),
    },
  });
  return minified(moved + rules, {});
}
