import type { FieldErrorTexts } from '../../src/features/contact/error-texts.ts';
import { ANSWER_ID, controlId, errorId, FORM_ID } from '../../src/features/contact/form-ids.ts';
import { fieldNames } from '../../src/features/contact/limits.ts';
import type { Typed } from '../../src/features/contact/parse-fields.ts';

/** What the page shows a visitor whose message was not accepted. */
export interface PageAnswer {
  heading: string;
  paragraphs: readonly string[];
  errorTexts: FieldErrorTexts;
  link?: { href: string; text: string } | '' | undefined;
  typed: Typed;
}

/**
 * The built contact page with what the visitor had typed, and why it was not accepted. The form in it
 * is no island any more: it is plain HTML that posts by itself.
 *
 * @param page The built page.
 * @returns undefined if the page is not as the build makes it
 */
export function fillPage(page: string, answer: PageAnswer): string | undefined {
  const html = new Page(page);
  html.settleIsland();
  for (const name of fieldNames) {
    const error = answer.errorTexts[name];
    const invalid = error ? ' aria-invalid="true"' : '';
    const typed = escapeHtml(answer.typed[name]);
    if (name === 'message') {
      html.insertAttribute(controlId(name), invalid);
      // A browser drops the first line break of a text area.
      html.insertContent(controlId(name), `\n${typed}`);
    } else {
      html.insertAttribute(controlId(name), ` value="${typed}"${invalid}`);
    }
    if (error) html.insertContent(errorId(name), escapeHtml(error));
  }
  html.insertAttribute(ANSWER_ID, ' autofocus');
  html.insertContent(ANSWER_ID, answerHtml(answer));
  return html.result();
}

function answerHtml({ heading, paragraphs, errorTexts, link }: PageAnswer): string {
  const entries = Object.entries(errorTexts).map(([name, text]) => {
    const field = fieldNames.find((candidate) => candidate === name);
    const html = escapeHtml(text);
    return `<li>${field ? `<a href="#${controlId(field)}">${html}</a>` : html}</li>`;
  });
  return [
    `<h3>${escapeHtml(heading)}</h3>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    ...(entries.length === 0 ? [] : [`<ul>${entries.join('')}</ul>`]),
    ...(link ? [`<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>`] : []),
  ].join('');
}

/** A page whose places are found by the ids of their elements. */
class Page {
  #html: string;
  #isWhole = true;

  constructor(html: string) {
    this.#html = html;
  }

  /** The page, undefined if a place was missing. */
  result(): string | undefined {
    return this.#isWhole ? this.#html : undefined;
  }

  /** Puts attributes into an element's tag, behind its id. */
  insertAttribute(id: string, text: string): void {
    this.#insert(this.#after(`id="${id}"`), text);
  }

  /** Puts content to the beginning of an element. */
  insertContent(id: string, text: string): void {
    this.#insert(this.#tagEnd(this.#after(`id="${id}"`)), text);
  }

  /** Makes the island around the form plain HTML, which no script takes over. */
  settleIsland(): void {
    const form = this.#after(`id="${FORM_ID}"`);
    const start = this.#html.lastIndexOf('<astro-island', form);
    const end = this.#html.indexOf('</astro-island>', form);
    if (form === -1 || start === -1 || end === -1) return;
    const open = this.#tagEnd(start);
    this.#html =
      `${this.#html.slice(0, start)}<div>${this.#html.slice(open, end)}</div>` +
      this.#html.slice(end + '</astro-island>'.length);
  }

  #after(text: string): number {
    const at = this.#html.indexOf(text);
    return at === -1 ? -1 : at + text.length;
  }

  // Behind the tag that begins or goes on here; a `>` in a quoted value does not end it.
  #tagEnd(from: number): number {
    if (from === -1) return -1;
    const match = /^(?:[^">]|"[^"]*")*>/.exec(this.#html.slice(from));
    return match === null ? -1 : from + match[0].length;
  }

  #insert(at: number, text: string): void {
    if (at === -1) this.#isWhole = false;
    else this.#html = this.#html.slice(0, at) + text + this.#html.slice(at);
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that can stand in HTML, between tags and in a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
