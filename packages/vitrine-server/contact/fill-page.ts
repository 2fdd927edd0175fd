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
import {
  attributesOf,
  escapeHtml,
  fieldError,
  type Insertion,
  insertAll,
  REST_OF_TAG,
  type Reason,
  reasonIn,
  typedInto,
} from './html-insertions.ts';

/** The error on the page for a visitor whose message was not accepted. */
interface Rejection extends Omit<Reason, 'errors'> {
  errorTexts: FieldErrorTexts;
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
  const insertions: Insertion[] = fieldNames.map((name) =>
    typedInto(controlId(name), typed[name], name === 'message'),
  );
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
  if (rejection === undefined) return insertAll(page, insertions);
  const { errorTexts, ...reason } = rejection;
  const names = controlNames(questions);
  const errors = Object.entries(errorTexts).map(([field, text = '']) => {
    const name = names.find((candidate) => candidate === field);
    return name === undefined ? { text } : { text, id: controlId(name) };
  });
  for (const name of names) {
    const text = errorTexts[name];
    if (text !== undefined) insertions.push(...fieldError(controlId(name), errorId(name), text));
  }
  insertions.push(...reasonIn(STATUS_ID, { ...reason, errors }));
  return insertAll(page.replace(ISLAND, '<div>$1</div>'), insertions);
}

/** Matches the Astro island around the contact form. */
const ISLAND = new RegExp(
  `<astro-island${REST_OF_TAG}((?:(?!<astro-island)[^])*?id="${FORM_ID}"[^]*?)</astro-island>`,
);
