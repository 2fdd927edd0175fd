import { type HtmlElement, HtmlValidate, Parser } from 'html-validate';
import { withoutEntities } from '../../content/decode.ts';
import { textsOf } from '../../content/edit/walk.ts';
import { NOT_FOUND_PAGE } from '../../http/resolve-path.ts';

/** An error in a built page. */
export interface SiteError {
  /** The path of the file, relative to the folder of the built site. */
  file: string;
  /** Line in the file, from 1. */
  line: number;
  /** A description of the error, with a hint on how to fix the error if one is useful. */
  text: string;
}

export interface Reference {
  /** The URL as it is written in the page. */
  address: string;
  line: number;
}

export interface BuiltPage {
  file: string;
  references: readonly Reference[];
  /** The ids of the elements of the page, which a link can name after `#`. */
  ids: ReadonlySet<string>;
  errors: readonly SiteError[];
}

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const parser = new Parser(validator.getConfigForSync('page.html'));

/** Attributes that contain a URL. Astro islands have `component-url` and `renderer-url`. */
const ADDRESSES = ['href', 'src', 'action', 'component-url', 'renderer-url'];

/** @param file The path of the HTML file, relative to the folder of the built site. */
export function readBuiltPage(file: string, html: string, isValidated = true): BuiltPage {
  const document = parser.parseHtml({ data: html, filename: file, line: 1, column: 1, offset: 0 });
  const elements = document.querySelectorAll('*');
  const ids = elements.flatMap((element) => element.getAttributeValue('id') ?? []);
  return {
    file,
    references: [...elements.flatMap(references), ...sharedAddresses(document)],
    ids: new Set(ids),
    errors: [...(isValidated ? invalidMarkup(file, html) : []), ...missingParts(file, document)],
  };
}

/** The URLs of links, images and scripts in the attributes of an HTML element. */
function references(element: HtmlElement): Reference[] {
  const named = ADDRESSES.flatMap((name) => element.getAttributeValue(name) ?? []);
  const sets = (element.getAttributeValue('srcset') ?? '').split(/,\s+/);
  const images = sets.map((image) => image.trim().split(/\s+/, 1)[0] ?? '');
  return placed(element, [...named, ...images.filter(Boolean)].map(withoutEntities));
}

/** Fields of structured data (JSON-LD) that contain the URL of a page or an image. */
const DATA_FIELDS: readonly unknown[] = ['url', 'image', 'item'];

/** URLs for search engines and social networks, in meta elements and structured data (JSON-LD). */
function sharedAddresses(document: HtmlElement): Reference[] {
  const shared = document.querySelectorAll('meta[property="og:image"], meta[property="og:url"]');
  const structured = document.querySelectorAll('script[type="application/ld+json"]');
  return [
    ...shared.flatMap((meta) =>
      placed(meta, [withoutEntities(meta.getAttributeValue('content') ?? '')]),
    ),
    ...structured.flatMap((data) => placed(data, addressesIn(JSON.parse(data.textContent)))),
  ];
}

function placed({ location }: HtmlElement, addresses: readonly string[]): Reference[] {
  return addresses.map((address) => ({ address, line: location.line }));
}

function addressesIn(data: unknown): string[] {
  return textsOf(data)
    .filter(({ path }) => DATA_FIELDS.includes(path.at(-1)))
    .map(({ value }) => value);
}

function invalidMarkup(file: string, html: string): SiteError[] {
  const { results } = validator.validateStringSync(html, file);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !isStyleOfIslands(message))
    .map(({ line, message, ruleId }) => ({ file, line, text: `${message} (${ruleId})` }));
}

// Astro inserts a <style> before the first island of a page, even where HTML does not permit one.
function isStyleOfIslands(message: string): boolean {
  return message.startsWith('<style> element is not permitted');
}

function missingParts(file: string, document: HtmlElement): SiteError[] {
  const selectors = { title: 'title', description: 'meta[name="description"]', h1: 'h1' };
  return Object.entries(selectors).flatMap(([part, selector]) => {
    const texts = document
      .querySelectorAll(selector)
      .map((found) => found.getAttributeValue('content') ?? found.textContent);
    const count = texts.filter((text) => text.trim() !== '').length;
    // The 404 page has no h1 if the content has no texts for this page.
    const isBare = file === NOT_FOUND_PAGE && part === 'h1' && count === 0;
    if (count === 1 || isBare) return [];
    const text = `The page has ${count || 'no'} ${part}, but needs exactly one.`;
    return [{ file, line: 1, text }];
  });
}
