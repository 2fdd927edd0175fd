import type { TestimonialField } from './testimonial.ts';

/** The `id` of the form for a testimonial. It is `hidden` until the server has checked the link. */
export const TESTIMONIAL_FORM_ID = 'testimonial-form';

/** The `id` of the text that the page shows instead of the form while no link was checked. */
export const TESTIMONIAL_NO_LINK_ID = 'testimonial-no-link';

/** The `id` of the empty element above the form for the reason why a testimonial was not accepted. */
export const TESTIMONIAL_STATUS_ID = 'testimonial-status';

/** The `id` of the empty element in the heading's paragraph for the title of the project. */
export const TESTIMONIAL_PROJECT_ID = 'testimonial-project';

/** The `id` of the card of a project beside the form. All are `hidden` but the one of the link, which the server shows. */
export function testimonialCardId(project: string): string {
  return `testimonial-card-${project}`;
}

/** The `id` of the control of a field. An option of `credit` and `stars` has the value behind it. */
export function testimonialControlId(field: TestimonialField, option?: string | number): string {
  return `testimonial-${field}${option === undefined ? '' : `-${option}`}`;
}

/** The `id` of the empty element for the error text of a field. */
export function testimonialErrorId(field: TestimonialField): string {
  return `testimonial-${field}-error`;
}
