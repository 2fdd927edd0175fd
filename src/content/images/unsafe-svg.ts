import sax from 'sax';
import { readText } from '../loader/text-file.ts';

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
 * @returns A clause such as `which has a <script> in line 3`; undefined for a safe file.
 */
export async function unsafeSvg(file: string): Promise<string | undefined> {
  const read = await readText(file, Number.POSITIVE_INFINITY);
  const issue = 'found' in read ? { found: read.found, line: read.line } : firstIssue(read.text);
  if (issue === undefined) return undefined;
  return issue.line ? `which has ${issue.found} in line ${issue.line}` : `which has ${issue.found}`;
}

function firstIssue(text: string): { found: string; line: number } | undefined {
  let issue: { found: string; line: number } | undefined;
  const report = (found: string | undefined, line = parser.line + 1) => {
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
    if (doctype.includes('[')) report('custom entities (<!DOCTYPE … [ … ]>)');
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    if (name !== 'xml') report(`<?${name}`);
    else if (/encoding/.test(body) && !/encoding\s*=\s*["']utf-8["']/i.test(body)) {
      report('another encoding than UTF-8');
    }
  };
  parser.onerror = ({ message }) => {
    report(`an XML error (${message.split('\n')[0]})`);
    parser.resume();
  };
  parser.write(text).close();
  return issue;
}

function unsafeTag(tag: sax.QualifiedTag): string | undefined {
  if (tag.uri === XHTML || FORBIDDEN.has(tag.local.toLowerCase())) return `a <${tag.name}>`;
  for (const { name, local, prefix, value } of Object.values(tag.attributes)) {
    if (prefix === '' && /^on/i.test(name)) return `an attribute ${name}="…"`;
    if (name === 'attributeName' && /^on|href$/i.test(value)) return `an animation of '${value}'`;
    if (local.toLowerCase() === 'href' && !isInside(value, PICTURES.has(tag.local))) {
      return `a link to '${shortened(value)}'`;
    }
    const unsafe = unsafeStyle(value);
    if (unsafe !== undefined) return unsafe;
  }
  return undefined;
}

function unsafeStyle(style: string): string | undefined {
  if (/@import/i.test(style)) return 'a style that loads another stylesheet (@import)';
  const targets = [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, target = '']) => target);
  const outside = targets.find((target) => !isInside(target, true));
  return outside && `a style that loads '${shortened(outside)}'`;
}

function isInside(target: string, isPicture: boolean): boolean {
  const trimmed = target.trim();
  return /^(?:#|$)/.test(trimmed) || (isPicture && /^data:(?:image|font)\//i.test(trimmed));
}

function shortened(target: string): string {
  return target.length > 60 ? `${target.slice(0, 60)}…` : target;
}
