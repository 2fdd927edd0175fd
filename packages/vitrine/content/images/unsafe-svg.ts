import sax from 'sax';
import { lineCounter } from '../loader/markdown-places.ts';
import { readText } from '../loader/text-file.ts';
import { type CodedPhrase, type Phrase, say } from '../phrase.ts';

// The type definitions of sax lack MAX_BUFFER_LENGTH and strictEntities. Without a maximum, embedded
// images, which are long attributes, are allowed. Custom entities are errors: they can contain markup.
Object.assign(sax, { MAX_BUFFER_LENGTH: Number.POSITIVE_INFINITY });
const options = { xmlns: true, strictEntities: true };

const XHTML = 'http://www.w3.org/1999/xhtml';

const FORBIDDEN = new Set(
  'script foreignobject iframe object embed audio video handler listener'.split(' '),
);

const PICTURES = new Set(['image', 'feImage']);

/**
 * Finds the first part of an SVG file that could run code, or load or link to other files, when a browser opens the URL
 * of the SVG: scripts, event attributes, foreign content, links. Embedded images and styles are allowed.
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

interface Issue {
  found: string | Phrase;
  line: number;
}

function firstIssue(text: string): Issue | undefined {
  let issue: Issue | undefined;
  const parts = new Parts();
  const report = (found: string | Phrase | undefined, line = parser.line + 1) => {
    if (found !== undefined) issue ??= { found, line };
  };
  const lineAt = lineCounter(1);
  const startLine = () => lineAt(text, parser.startTagPosition);
  const parser = sax.parser(true, options);
  parser.onopentag = (tag) => {
    // No check after an XML error, because attributes may then lack a part of their name.
    if (!('uri' in tag) || issue !== undefined) return;
    const line = startLine();
    report(unsafeTag(tag), line);
    parts.open(tag, line);
  };
  parser.onclosetag = () => parts.close();
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
  return issue ?? parts.circularUse();
}

/** A part of an element with an id: an element inside it, or an element that a `<use>` inside it repeats. */
interface Part {
  id: string;
  /** The issue to report if the `<use>` repeats an element around it. */
  use?: Issue;
}

/** The parts of each element with an id, from which a browser draws the element. */
class Parts {
  readonly #parts = new Map<string, Part[]>();
  /** For each open element the id of the nearest element around it, or its own. */
  readonly #ids: string[] = [];

  open({ local, attributes }: sax.QualifiedTag, line: number): void {
    const around = this.#ids.at(-1) ?? '';
    const id = attributes.id?.value ?? around;
    if (id !== around) this.#add(around, { id });
    this.#ids.push(id);
    if (local !== 'use') return;
    const link = attributes.href ?? Object.values(attributes).find((one) => one.local === 'href');
    const target = link?.value.trim().slice(1);
    if (!target) return;
    const found = say('circular', { text: `${link?.name}="${shortened(link?.value ?? '')}"` });
    this.#add(id, { id: target, use: { found, line } });
  }

  close(): void {
    this.#ids.pop();
  }

  #add(id: string, part: Part): void {
    const parts = this.#parts.get(id);
    if (parts) parts.push(part);
    else this.#parts.set(id, [part]);
  }

  /**
   * The first `<use>` by which an element contains itself, which has no picture (SVG 2, section 5.6). Searched
   * without recursion, because elements may be nested deeply.
   */
  circularUse(): Issue | undefined {
    const done = new Set<string>();
    const open = new Set<string>();
    for (const start of this.#parts.keys()) {
      const path: { part: Part; rest: Part[] }[] = [];
      const enter = (part: Part) => {
        open.add(part.id);
        path.push({ part, rest: this.#parts.get(part.id)?.toReversed() ?? [] });
      };
      if (!done.has(start)) enter({ id: start });
      for (let last = path.at(-1); last; last = path.at(-1)) {
        const next = last.rest.pop();
        if (next === undefined) {
          open.delete(last.part.id);
          done.add(last.part.id);
          path.pop();
        } else if (open.has(next.id)) {
          const from = path.findIndex(({ part }) => part.id === next.id);
          const circle = [...path.slice(from + 1).map(({ part }) => part), next];
          const found = circle.find(({ use }) => use)?.use;
          // Without one, an id is used twice.
          if (found) return found;
        } else if (!done.has(next.id)) enter(next);
      }
    }
    return undefined;
  }
}

function unsafeTag(tag: sax.QualifiedTag): string | undefined {
  if (tag.uri === XHTML || FORBIDDEN.has(tag.local.toLowerCase())) return `<${tag.name}>`;
  for (const { name, local, prefix, value } of Object.values(tag.attributes)) {
    if (prefix === '' && /^on/i.test(name)) return `${name}="…"`;
    if (name === 'attributeName' && /^on|href$/i.test(value)) return `${name}="${value}"`;
    if (local.toLowerCase() === 'href' && !isOwnTarget(value, PICTURES.has(tag.local)))
      return `${name}="${shortened(value)}"`;
    const unsafe = unsafeStyle(value);
    if (unsafe !== undefined) return unsafe;
  }
  return undefined;
}

function unsafeStyle(style: string): string | undefined {
  if (/@import/i.test(style)) return '@import';
  const targets = [...style.matchAll(/url\(\s*["']?([^"')]*)/gi)].map(([, target = '']) => target);
  const outside = targets.find((target) => !isOwnTarget(target, true));
  return outside && `url(${shortened(outside)})`;
}

/** Pictures of a type that the build cannot read are refused, because it could not remove data from them. */
const isData = /^data:(?:font\/|image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,])/i;

function isOwnTarget(target: string, isPicture: boolean): boolean {
  const trimmed = target.trim();
  return /^(?:#|$)/.test(trimmed) || (isPicture && isData.test(trimmed));
}

function shortened(target: string): string {
  return target.length > 60 ? `${target.slice(0, 60)}…` : target;
}
