import { type HastNode, htmlToHast } from 'satteri';
import { say } from '../phrase.ts';
import { blockIssues } from './block-issues.ts';
import { describeText } from './describe.ts';
import { renderMarkdown } from './markdown.ts';
import { maxDepth, placesIn } from './markdown-places.ts';
import { type HtmlIssue, unclosedIn } from './unclosed-html.ts';

/** The HTML elements allowed in a Markdown text: those that Markdown generates, and a few others. */
const allowedElements =
  words(`a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure
  h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span
  strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr`);

/** The attributes that every allowed HTML element may have (global attributes). */
const globalAttributes = words('class dir id lang title');

/** The attributes that the Markdown renderer generates in footnotes, tables and code. */
const generatedAttributes =
  words(`aria-describedby aria-label data-align data-footnote-backref data-footnote-ref data-footnotes
  data-media tabindex`);

/** Further allowed attributes, by the HTML element that may have them. */
const elementAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'hreflang', 'rel'],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

/** The URL schemes allowed in links. A link without a scheme leads to a page of this site. */
const allowedSchemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** Matches a line with too many nested quotes or lists, which would take quadratic time to parse. */
const tooManyLevels = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))){${maxDepth + 1}}`,
  'm',
);

/** An error whose line is not known yet, with keys for `lineOf` of {@link placesIn}, which finds the line. */
type Unplaced = Omit<HtmlIssue, 'line'> & { keys: readonly string[] };

/**
 * Converts a Markdown text to HTML and reports forbidden HTML: scripts, forms, frames, styles, event handlers and links
 * such as `javascript:`. The Content Security Policy would not block a script that was pasted into a text. Also reports
 * HTML that is never closed, and errors in blocks. A text with too many nested levels is not parsed; its HTML is empty.
 *
 * @param mayHaveBlocks Whether lines such as `:::pair` begin blocks.
 */
export function checkedHtml(
  markdown: string,
  mayHaveBlocks = false,
): { html: string; issues: HtmlIssue[] } {
  const signs = tooManyLevels.exec(markdown);
  if (signs)
    return { html: '', issues: [tooDeep(markdown.slice(0, signs.index).split('\n').length)] };
  const html = renderMarkdown(markdown, mayHaveBlocks);
  const found = issuesIn(htmlToHast(html, { fragment: true }));
  const others = found
    ? [...unclosedIn(markdown, allowedElements), ...blockIssues(markdown, mayHaveBlocks)]
    : [];
  const issues = [...withLines(found, markdown), ...others];
  return { html, issues: issues.sort((a, b) => a.line - b.line) };
}

/** The errors in a Markdown page in `src/pages/`: HTML that is never closed. All other HTML is allowed there. */
export function ownPageIssues(markdown: string): HtmlIssue[] {
  return unclosedIn(markdown, allowedElements, true);
}

function withLines(found: Unplaced[] | undefined, markdown: string): HtmlIssue[] {
  if (found?.length === 0) return [];
  const places = placesIn(markdown);
  if (found === undefined) return [tooDeep(places.deepLine)];
  return found.map(({ keys, ...issue }) => ({ line: places.lineOf(...keys), ...issue }));
}

function tooDeep(line: number): HtmlIssue {
  const expected = say('fewLevels', { count: String(maxDepth) });
  return { line, expected, found: say('moreLevels') };
}

/** The errors in an HTML tree, in document order; undefined if the tree is too deep. */
function issuesIn(root: HastNode): Unplaced[] | undefined {
  const issues: Unplaced[] = [];
  const open: [node: HastNode, level: number][] = [[root, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [node, level] = next;
    if (level > maxDepth) return undefined;
    if (node.type === 'element') issues.push(...issuesOf(node));
    const children: readonly HastNode[] = 'children' in node ? node.children : [];
    for (const child of children.toReversed()) open.push([child, level + 1]);
  }
  return issues;
}

function issuesOf({ tagName, properties }: Extract<HastNode, { type: 'element' }>): Unplaced[] {
  const tag = `<${tagName}`;
  if (!allowedElements.includes(tagName)) {
    const issue = {
      expected: say('textHtml'),
      found: say('notAllowed', { tag: `<${tagName}>` }),
      hint: say('showTag', { tag: `<${tagName}>` }),
      keys: [tag],
    };
    return [issue];
  }
  const allowed = [...globalAttributes, ...(elementAttributes[tagName] ?? [])];
  return Object.entries(properties).flatMap(([property, value]): Unplaced[] => {
    const name = attributeName(property);
    const isNote = name === 'role' && value === 'note';
    if (!allowed.includes(name) && !generatedAttributes.includes(name) && !isNote) {
      const expected = say('onlyAttributes', { tag: `${tag}>`, names: allowed.join(', ') });
      return [{ expected, found: say('attribute', { name }), keys: [`${tag} ${name}`] }];
    }
    if ((name !== 'href' && name !== 'src') || hasAllowedScheme(String(value))) return [];
    return [
      {
        expected: say('safeLink'),
        found: describeText(String(value)),
        keys: [`link ${value}`, `${tag} ${name}`],
      },
    ];
  });
}

/** Whether a link has an allowed scheme, as browsers parse it (https://url.spec.whatwg.org). */
function hasAllowedScheme(link: string): boolean {
  const address = URL.parse(link, 'https://site.invalid/');
  return address === null || allowedSchemes.includes(address.protocol);
}

/** Converts a hast property name to the HTML attribute name, such as `dataAlign` to `data-align`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (/^aria[A-Z]/.test(property)) return property.replace(/^aria/, 'aria-').toLowerCase();
  return /^data[A-Z]/.test(property)
    ? property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : property.toLowerCase();
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
