// The entry point `vitrine/message`: the rules of a contact message, which the form and the server share, and the
// texts of both. It needs neither Astro, React nor Node.
export type { Question } from './content/schemas/contact.ts';
export type { TestimonialRequest } from './content/schemas/testimonials.ts';
export type { Strings } from './i18n/language.ts';
export { t } from './i18n/t.ts';
export { linkedSubject } from './message/draft.ts';
export { type FieldErrorTexts, fieldErrorTexts, sendErrorText } from './message/error-texts.ts';
export { controlId, errorId, FORM_ID, optionId, STATUS_ID } from './message/form-ids.ts';
export { HONEYPOT_NAME } from './message/honeypot.ts';
export {
  choiceName,
  controlNames,
  fieldNames,
  maxMessageBytes,
  minFillTime,
} from './message/limits.ts';
export { mailtoLink } from './message/mailto.ts';
export {
  type Choice,
  checkMessage,
  type FieldErrors,
  type Message,
  noteLines,
  pageBefore,
  pageField,
  readChoices,
} from './message/message.ts';
export {
  asText,
  type Fields,
  nothingTyped,
  readTyped,
  type Typed,
} from './message/parse-fields.ts';
export type { SendError } from './message/parse-response.ts';
export { sentNames } from './message/sent-names.ts';
export {
  englishTexts,
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from './message/site-settings.ts';
export {
  answerName,
  type Credit,
  checkTestimonial,
  credits,
  linkDays,
  maxPortraitBytes,
  type OpenTestimonials,
  type Portrait,
  type PortraitError,
  type ReceivedTestimonial,
  type TestimonialErrors,
  type TestimonialField,
  type TestimonialLink,
  type TestimonialsPart,
  type TestimonialWords,
  testimonialFields,
  testimonialLimits,
} from './message/testimonial.ts';
export {
  TESTIMONIAL_FORM_ID,
  TESTIMONIAL_NO_LINK_ID,
  TESTIMONIAL_PROJECT_ID,
  TESTIMONIAL_STATUS_ID,
  testimonialCardId,
  testimonialControlId,
  testimonialErrorId,
} from './message/testimonial-ids.ts';
