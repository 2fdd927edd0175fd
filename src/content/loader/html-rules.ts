import { type HastNode, htmlToHast, type MdastNode, markdownToMdast } from 'satteri';
import type { ContentIssue } from '../content-issue.ts';
import { renderMarkdown } from './markdown.ts';

/** The HTML elements that a Markdown text may hold: those that Markdown makes, and a few beside. */
const elements = words(`
  a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure
  h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small span
  strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr
`);

/** The attributes that each of them may have. */
const anywhere = words('class dir id lang title');

/** The attributes that Markdown gives to footnotes, tables and code. */
const made = words(`
  aria-describedby aria-label data-align data-footnote-backref data-footnote-ref data-footnotes
  tabindex
`);

/** The attributes that one element may have beside them. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'hreflang', 'rel'],
  details: ['open'],
  img: ['src', 'alt', 'width', 'height'],
  li: ['value'],
  ol: ['start', 'reversed', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

/** Where links may lead; an address without a scheme leads to a page of the site. */
const schemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** A mistake in a Markdown text; its line counts from the first one of the text. */
type HtmlIssue = Pick<ContentIssue, 'expected' | 'found' | 'hint'> & { line: number };

type Unplaced = Omit<HtmlIssue, 'line'> & { looks: RegExp };

/**
 * The HTML of a Markdown text that no page may have: scripts, forms, frames, styles, event handlers,
 * links such as `javascript:`. The page's policy would let a script of the owner's texts run, and a
 * text that was pasted in may bring one.
 */
export function htmlIssues(markdown: string): HtmlIssue[] {
  const issues = issuesIn(htmlToHast(renderMarkdown(markdown), { fragment: true }));
  if (issues.length === 0) return [];
  const html = withoutText(markdown);
  const seen = new Map<string, number>();
  return issues.map(({ looks, ...issue }) => {
    // The same mistake a second time stands further down.
    const from = seen.get(looks.source) ?? 0;
    const match = looks.exec(html.slice(from));
    const end = match ? from + match.index + match[0].length : html.search(/\S|$/);
    seen.set(looks.source, end);
    return { line: markdown.slice(0, end).split('\n').length, ...issue };
  });
}

function issuesIn(node: HastNode): Unplaced[] {
  const children = 'children' in node ? node.children.flatMap(issuesIn) : [];
  if (node.type !== 'element') return children;
  const { tagName, properties } = node;
  if (!elements.includes(tagName)) {
    const issue = {
      expected: 'Markdown, or HTML that is text, such as <br>, <details>, <kbd>, <small> or <sub>',
      found: `<${tagName}>, which no text may hold`,
      hint: `To show it as it is written, put it between backticks: \`<${tagName}>\``,
      looks: new RegExp(`<${RegExp.escape(tagName)}(?=[\\s/>])`, 'i'),
    };
    return [issue, ...children];
  }
  const allowed = [...anywhere, ...(attributes[tagName] ?? [])];
  const own = Object.entries(properties).flatMap(([property, value]): Unplaced[] => {
    const name = attributeName(property);
    const looks = new RegExp(`<${tagName}\\s[^>]*?${RegExp.escape(name)}`, 'i');
    if (!allowed.includes(name) && !made.includes(name)) {
      const expected = `<${tagName}> without other attributes than ${allowed.join(', ')}`;
      return [{ expected, found: `the attribute ${name}`, looks }];
    }
    if ((name !== 'href' && name !== 'src') || leadsToPage(String(value))) return [];
    return [
      {
        expected: 'a link to a page of this site, or one with https:, http:, mailto: or tel:',
        found: `'${value}'`,
        looks: new RegExp(`${RegExp.escape(String(value))}|${looks.source}`, 'i'),
      },
    ];
  });
  return [...own, ...children];
}

/** Whether a link has one of the schemes, as a browser reads it (https://url.spec.whatwg.org). */
function leadsToPage(link: string): boolean {
  const address = URL.parse(link, 'https://site.invalid/');
  return address === null || schemes.includes(address.protocol);
}

/** The name in HTML of an attribute's property, such as `data-align` for `dataAlign`. */
function attributeName(property: string): string {
  if (property === 'className') return 'class';
  if (/^aria[A-Z]/.test(property)) return property.replace(/^aria/, 'aria-').toLowerCase();
  return /^data[A-Z]/.test(property)
    ? property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : property.toLowerCase();
}

/** A Markdown text with only its HTML and its links left, each at its place; the rest is blank. */
function withoutText(markdown: string): string {
  let left = markdown.replaceAll(/[^\n]/g, ' ');
  const keep = (node: MdastNode): void => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (['html', 'link', 'image', 'definition'].includes(node.type) && start !== undefined) {
      left = left.slice(0, start) + markdown.slice(start, end) + left.slice(end);
    }
    if ('children' in node) node.children.forEach(keep);
  };
  keep(markdownToMdast(markdown));
  return left;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
