import { escapeToBuffer } from 'hono/utils/html';
import {
  choiceName,
  controlId,
  controlNames,
  errorId,
  type FieldErrorTexts,
  FORM_ID,
  fieldNames,
  optionId,
  type Question,
  STATUS_ID,
  type Typed,
} from 'vitrine/message';

/** The error on the page for a visitor whose message was not accepted. */
interface Rejection {
  heading: string;
  paragraphs: readonly string[];
  errorTexts: FieldErrorTexts;
  link?: { href: string; text: string } | '' | undefined;
}

/** The values to fill into the contact form, and the error to show. */
export interface Filling {
  typed: Typed;
  questions: readonly Question[];
  /** The URL path of the page that the visitor came from; empty if it is not known. */
  before: string;
  rejection?: Rejection;
}

/**
 * Fills in the form of the built contact page. After a rejection, the page also shows the reason,
 * and the form is plain HTML instead of an Astro island, so that it posts without a script.
 *
 * @param page The HTML of the built page.
 * @returns undefined if the HTML is not as the build writes it
 */
export function fillPage(page: string, filling: Filling): string | undefined {
  const { typed, questions, before, rejection } = filling;
  const insertions: [at: RegExp, text: string][] = [];
  for (const name of fieldNames) {
    const value = escapeHtml(typed[name]);
    const isTextarea = name === 'message';
    // Browsers drop the first line break in a textarea, so one more is added.
    if (isTextarea) insertions.push([contentOf(controlId(name)), `\n${value}`]);
    else insertions.push([attributesOf(controlId(name)), ` value="${value}"`]);
  }
  if (before !== '') {
    const attributes = `type="hidden" form="${FORM_ID}" name="page" value="${escapeHtml(before)}"`;
    // The hidden field is outside of the Astro island, because the component of the island does not
    // render it.
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

/** Matches the rest of an HTML tag. A `>` in a quoted attribute value does not end the tag. */
const REST_OF_TAG = '(?:[^">]|"[^"]*")*>';

/** Matches the Astro island around the contact form. */
const ISLAND = new RegExp(
  `<astro-island${REST_OF_TAG}((?:(?!<astro-island)[^])*?id="${FORM_ID}"[^]*?)</astro-island>`,
);

/** Matches the position for further attributes of an element: after its `id` attribute. */
function attributesOf(id: string): RegExp {
  return new RegExp(`id="${id}"`);
}

/** Matches the position where the content of an element begins. */
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
