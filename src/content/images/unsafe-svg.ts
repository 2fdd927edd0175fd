import sax from 'sax';
import { readText } from '../loader/text-file.ts';
import { type CodedPhrase, type Phrase, say } from '../phrase.ts';

// The type definitions of sax lack MAX_BUFFER_LENGTH and strictEntities. Without a maximum, embedded
// images, which are long attributes, are allowed. Custom entities are errors: they can contain markup.
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY });
const options = { xmlns: true, strictEntities: true };

const XHTML = 'http://www.w3.org/1999/xhtml';

const FORBIDDEN = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
]);

const PICTURES = new Set(['image', 'feImage']);

/**
 * Finds the first part of an SVG file that could run code, or load or link to other files, when a
 * browser opens the URL of the SVG: scripts, event attributes, foreign content, links. Embedded images
 * and styles are allowed.
 *
 * @param file The absolute path of a file that exists.
 * @returns A clause such as `which has <script> in line 3`; undefined for a safe file.
 */
export async function unsafeSvg(file: string): Promise<CodedPhrase | undefined> {
  const read = await readText(file, Number.POSITIVE_INFINITY);
  if ('found' in read) return say('whichIs', { what: read.found });
  const issue = firstIssue(read.text);
  return issue && say('hasInLine', { part: issue.found, line: `${issue.line}` });
}

function firstIssue(text: string): { found: string | Phrase; line: number } | undefined {
  let issue: { found: string | Phrase; line: number } | undefined;
  const report = (found: string | Phrase | undefined, line = parser.line + 1) => {
    if (found !== undefined) issue ??= { found, line };
  };
  const startLine = () => text.slice(0, parser.startTagPosition).split('\n').length;
  const parser = sax.parser(true, options);
  parser.onopentag = (tag) => {
    // No check after an XML error, because attributes may then lack a part of their name.
    if ('uri' in tag && issue === undefined) report(unsafeTag(tag), startLine());
  };
  parser.ontext = (style) => report(unsafeStyle(style));
  parser.oncdata = (style) => report(unsafeStyle(style));
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) report('<!DOCTYPE … [ … ]>');
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    const isUtf8 = !/encoding/.test(body) || /encoding\s*=\s*["']utf-8["']/i.test(body);
    if (name !== 'xml' || !isUtf8) report(`<?${name} ${shortened(body)}?>`);
  };
  parser.onerror = () => {
    report(say('xmlError'));
    parser.resume();
  };
  parser.write(text).close();
  return issue;
}

function unsafeTag(tag: sax.QualifiedTag): string | undefined {
  if (tag.uri === XHTML || FORBIDDEN.has(tag.local.toLowerCase())) return `<${tag.name}>`;
  for (const { name, local, prefix, value } of Object.values(tag.attributes)) {
    if (prefix === '' && /^on/i.test(name)) return `${name}="…"`;
    if (name === 'attributeName' && /^on|href$/i.test(value)) return `${name}="${value}"`;
    if (local.toLowerCase() === 'href' && !isInside(value, PICTURES.has(tag.local))) {
      return `${name}="${shortened(value)}"`;
    }
    const unsafe = unsafeStyle(value);
    if (unsafe !== undefined) return unsafe;
  }
  return undefined;
}

function unsafeStyle(style: string): string | undefined {
  if (/@import/i.test(style)) return '@import';
  const targets = [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, target = '']) => target);
  const outside = targets.find((target) => !isInside(target, true));
  return outside && `url(${shortened(outside)})`;
}

function isInside(target: string, isPicture: boolean): boolean {
  const trimmed = target.trim();
  return /^(?:#|$)/.test(trimmed) || (isPicture && /^data:(?:image|font)\//i.test(trimmed));
}

function shortened(target: string): string {
  return target.length > 60 ? `${target.slice(0, 60)}…` : target;
}
