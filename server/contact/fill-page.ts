import { escapeToBuffer } from 'hono/utils/html';
import type { FieldErrorTexts } from '../../src/contact/error-texts.ts';
import { controlId, errorId, FORM_ID, optionId, STATUS_ID } from '../../src/contact/form-ids.ts';
import { choiceName, controlNames, fieldNames } from '../../src/contact/limits.ts';
import type { Typed } from '../../src/contact/parse-fields.ts';
import type { Question } from '../../src/content/schemas/contact.ts';

/** The error on the page for a visitor whose message was not accepted. */
interface Rejection {
  heading: string;
  paragraphs: readonly string[];
  errorTexts: FieldErrorTexts;
  link?: { href: string; text: string } | '' | undefined;
}

/** The content of the form. */
export interface Filling {
  typed: Typed;
  questions: readonly Question[];
  /** The path of the previous page; empty if it is not known. */
  before: string;
  rejection?: Rejection;
}

/**
 * The built contact page with its form filled in. After a rejection it gives the reason, and the form
 * is no longer an island: it is plain HTML that posts without a script.
 *
 * @param page The built page.
 * @returns undefined if the page is not as the build makes it
 */
export function fillPage(page: string, filling: Filling): string | undefined {
  const { typed, questions, before, rejection } = filling;
  const insertions: [at: RegExp, text: string][] = [];
  for (const name of fieldNames) {
    const value = escapeHtml(typed[name]);
    const isArea = name === 'message';
    // A browser drops the first line break of a text area.
    if (isArea) insertions.push([contentOf(controlId(name)), `\n${value}`]);
    else insertions.push([attributesOf(controlId(name)), ` value="${value}"`]);
  }
  if (before !== '') {
    const attributes = `type="hidden" form="${FORM_ID}" name="page" value="${escapeHtml(before)}"`;
    // Outside of the island, whose component does not render it.
    insertions.push([/(?=<\/body>)/, `<input ${attributes}>`]);
  }
  for (const { id, options } of questions) {
    const name = choiceName(id);
    const index = options.indexOf(typed[name] ?? '');
    if (index >= 0) insertions.push([attributesOf(optionId(name, index)), ' checked']);
  }
  for (const name of controlNames(questions)) {
    const error = rejection?.errorTexts[name];
    if (error === undefined) continue;
    insertions.push([attributesOf(controlId(name)), ' aria-invalid="true"']);
    insertions.push([contentOf(errorId(name)), escapeHtml(error)]);
  }
  if (rejection) {
    insertions.push([contentOf(STATUS_ID), answerHtml(rejection, questions)]);
    insertions.push([attributesOf(STATUS_ID), ' autofocus']);
  }

  let html = rejection ? page.replace(ISLAND, '<div>$1</div>') : page;
  for (const [at, text] of insertions) {
    const match = at.exec(html);
    if (match === null) return undefined;
    const index = match.index + match[0].length;
    html = html.slice(0, index) + text + html.slice(index);
  }
  return html;
}

/** The rest of a tag; a `>` in a quoted value does not end it. */
const REST_OF_TAG = '(?:[^">]|"[^"]*")*>';

/** The island around the form. */
const ISLAND = new RegExp(
  `<astro-island${REST_OF_TAG}((?:(?!<astro-island)[^])*?id="${FORM_ID}"[^]*?)</astro-island>`,
);

/** The place for further attributes of an element: after its id. */
function attributesOf(id: string): RegExp {
  return new RegExp(`id="${id}"`);
}

/** The place where the content of an element begins. */
function contentOf(id: string): RegExp {
  return new RegExp(`id="${id}"${REST_OF_TAG}`);
}

function answerHtml(rejection: Rejection, questions: readonly Question[]): string {
  const { heading, paragraphs, errorTexts, link } = rejection;
  const entries = Object.entries(errorTexts).map(([name, text = '']) => {
    const field = controlNames(questions).find((candidate) => candidate === name);
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

/** Text escaped for HTML, between tags and in a quoted attribute. */
function escapeHtml(text: string): string {
  const escaped: [string] = [''];
  escapeToBuffer(text, escaped);
  return escaped[0];
}
