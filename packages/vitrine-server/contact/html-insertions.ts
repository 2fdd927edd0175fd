import { escapeToBuffer } from 'hono/utils/html';

/** A text to insert into the HTML of a page, behind the first match of a pattern. */
export type Insertion = readonly [at: RegExp, text: string];

/** Inserts texts into HTML, one after the other; undefined if a pattern matches nothing. */
export function insertAll(page: string, insertions: readonly Insertion[]): string | undefined {
  let html = page;
  for (const [at, text] of insertions) {
    const match = at.exec(html);
    if (match === null) return undefined;
    const index = match.index + match[0].length;
    html = html.slice(0, index) + text + html.slice(index);
  }
  return html;
}

/** Matches the rest of an HTML tag. A `>` in a quoted attribute value does not end the tag. */
export const REST_OF_TAG = '(?:[^">]|"[^"]*")*>';

/** Matches the position for further attributes of an element: after its `id` attribute. */
export function attributesOf(id: string): RegExp {
  return new RegExp(`id="${id}"`);
}

/** Matches the position where the content of an element begins. */
export function contentOf(id: string): RegExp {
  return new RegExp(`id="${id}"${REST_OF_TAG}`);
}

/** The insertions that put a text into a field. Browsers drop the first line break in a textarea. */
export function typedInto(id: string, text: string, isTextarea: boolean): Insertion {
  const value = escapeHtml(text);
  return isTextarea ? [contentOf(id), `\n${value}`] : [attributesOf(id), ` value="${value}"`];
}

/** The insertions that mark a field as wrong. @param error The id of the element for the text. */
export function fieldError(id: string, error: string, text: string): Insertion[] {
  return [
    [attributesOf(id), ' aria-invalid="true"'],
    [contentOf(error), escapeHtml(text)],
  ];
}

/** The reason why the texts of a form were not accepted. */
export interface Reason {
  heading: string;
  paragraphs: readonly string[];
  /** The text of each error, with the id of the field to which it leads. */
  errors: readonly { text: string; id?: string }[];
  link?: { href: string; text: string } | '' | undefined;
}

/** The insertions that show a reason, and have the browser scroll to it. @param id The element for it. */
export function reasonIn(id: string, { heading, paragraphs, errors, link }: Reason): Insertion[] {
  const items = errors.map((error) => {
    const html = escapeHtml(error.text);
    return `<li>${error.id ? `<a href="#${error.id}">${html}</a>` : html}</li>`;
  });
  const html = [
    heading && `<h3>${escapeHtml(heading)}</h3>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(items.length === 0 ? [] : [`<ul>${items.join('')}</ul>`]),
    ...(link ? [`<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>`] : []),
  ];
  return [
    [contentOf(id), html.join('')],
    [attributesOf(id), ' autofocus'],
  ];
}

/** Text escaped for HTML, between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  const escaped: [string] = [''];
  escapeToBuffer(text, escaped);
  return escaped[0];
}
