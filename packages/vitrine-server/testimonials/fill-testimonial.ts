import {
  answerName,
  credits,
  TESTIMONIAL_FORM_ID,
  TESTIMONIAL_NO_LINK_ID,
  TESTIMONIAL_PROJECT_ID,
  TESTIMONIAL_STATUS_ID,
  type TestimonialField,
  type TestimonialRequest,
  testimonialCardId,
  testimonialControlId,
  testimonialErrorId,
} from 'vitrine/message';
import {
  attributesOf,
  contentOf,
  escapeHtml,
  fieldError,
  type Insertion,
  insertAll,
  REST_OF_TAG,
  type Reason,
  reasonIn,
  typedInto,
} from '../contact/html-insertions.ts';

/** What the author has typed, by field; a field without text may be missing. */
export type TypedTestimonial = Readonly<Partial<Record<TestimonialField, string>>>;

/** The error text of each invalid field. */
export type TestimonialErrorTexts = ReadonlyMap<TestimonialField, string>;

/** The values to fill into the form for a testimonial, and the errors to show. */
export interface TestimonialFilling {
  request: TestimonialRequest;
  /** The project, by its id, with its title. */
  project: { project: string; title: string };
  typed: TypedTestimonial;
  errorTexts: TestimonialErrorTexts;
  reason?: Omit<Reason, 'errors'>;
}

/**
 * Fills in the form of the built page, and shows it instead of the text about an incomplete link.
 *
 * @param page The HTML of the built page.
 * @returns undefined if the HTML is not as the build writes it
 */
export function fillTestimonial(page: string, filling: TestimonialFilling): string | undefined {
  const { request, project, typed, errorTexts, reason } = filling;
  const text = (name: TestimonialField) => typed[name] ?? '';
  const insertions: Insertion[] = [
    ...request.questions.map((_, index) => {
      const name = answerName(index);
      return typedInto(testimonialControlId(name), text(name), true);
    }),
    ...(['author', 'title'] as const).map((name) =>
      typedInto(testimonialControlId(name), text(name), false),
    ),
    [contentOf(TESTIMONIAL_PROJECT_ID), escapeHtml(project.title)],
    [attributesOf(TESTIMONIAL_NO_LINK_ID), ' hidden'],
  ];
  // Of several options that are checked in the HTML, browsers choose the last one.
  const checked = [
    credits.some((credit) => credit === typed.credit) &&
      testimonialControlId('credit', typed.credit),
    request.stars && /^[1-5]$/.test(text('stars')) && testimonialControlId('stars', typed.stars),
    typed.consent === 'yes' && testimonialControlId('consent'),
  ];
  for (const id of checked) if (id) insertions.push([attributesOf(id), ' checked']);
  const errors = [...errorTexts].map(([name, error]) => {
    insertions.push(...fieldError(testimonialControlId(name), testimonialErrorId(name), error));
    return { text: error, id: testimonialControlId(name) };
  });
  if (reason) insertions.push(...reasonIn(TESTIMONIAL_STATUS_ID, { ...reason, errors }));
  const shownIds = [TESTIMONIAL_FORM_ID, testimonialCardId(project.project)];
  return insertAll(shown(page, shownIds), insertions);
}

/** Shows the reason for which a link is not valid. The form stays hidden. */
export function fillReason(page: string, reason: Reason): string | undefined {
  return insertAll(shown(page, []), [
    ...reasonIn(TESTIMONIAL_STATUS_ID, reason),
    [attributesOf(TESTIMONIAL_NO_LINK_ID), ' hidden'],
  ]);
}

/** The page without the attribute `hidden` of the form or card with these ids, and without all other cards. */
function shown(page: string, ids: readonly string[]): string {
  const tag = new RegExp(`<(?:form|figure)\\b${REST_OF_TAG}`, 'g');
  const without = page.replaceAll(tag, (found) =>
    ids.some((id) => found.includes(` id="${id}"`))
      ? found.replace(/\shidden(?:="[^"]*")?(?=[\s/>])/, '')
      : found,
  );
  return without.replaceAll(/<figure\b[^>]* hidden\b[\s\S]*?<\/figure>/g, '');
}
