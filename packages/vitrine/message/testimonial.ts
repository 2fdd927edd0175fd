import type { TestimonialRequest } from '../content/schemas/testimonials.ts';
import { type FieldError, lineRule, paragraphsRule, readText } from './message.ts';
import type { Fields } from './parse-fields.ts';

/** The maximum number of characters of each text in the form for a testimonial, in UTF-16 code units. */
export const testimonialLimits = { answer: 600, author: 60, title: 100 } as const;

/** The maximum size of a portrait that is sent with a testimonial, in bytes. */
export const maxPortraitBytes = 1_000_000;

/** How many days after the day on which it was made a link can be used, the last one included. */
export const linkDays = 21;

/** How the author is shown: with name and role, with the name only, or without both. */
export const credits = ['full', 'name', 'none'] as const;

export type Credit = (typeof credits)[number];

/** The name of the form field with the answer to a question of the owner, counted from 0. */
export type AnswerName = `answer-${number}`;

export const answerName = (index: number): AnswerName => `answer-${index}`;

const fixedFields = ['author', 'title', 'credit', 'stars', 'consent'] as const;

export type TestimonialField = AnswerName | (typeof fixedFields)[number] | 'portrait';

/** What a client has written, without the portrait. The words are not changed. */
export interface TestimonialWords {
  /** Question and answer, without the questions that the author left out. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly author: string;
  /** The role and firm of the author; empty if not given. */
  readonly title: string;
  readonly credit: Credit;
  /** One to five; undefined if not asked or not given. */
  readonly stars?: number;
}

export type TestimonialErrors = Readonly<
  Partial<Record<TestimonialField, FieldError | 'noConsent' | PortraitError>>
>;

/** Why a portrait was not taken. `imageAgain`: nothing was wrong with it, but a browser cannot keep a file in a form. */
export type PortraitError = 'notAnImage' | 'imageTooLarge' | 'imageAgain';

/** A picture of the author, as it was received: its content is not checked beyond its header. */
export interface Portrait {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly bytes: Uint8Array;
}

/** A testimonial that the server has stored, with the consent of its author. */
export interface ReceivedTestimonial {
  /** The random id of the link by which it was sent. */
  readonly id: string;
  /** When it was received, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** The id of the project. */
  readonly project: string;
  /** The tag of a further language; empty for the first language of the site. */
  readonly language: string;
  readonly words: TestimonialWords;
  /** The day of the consent in UTC, as `2026-03-04`. */
  readonly consentDay: string;
  readonly portrait?: Portrait;
  readonly state: 'new' | 'accepted';
}

/** What a link for a testimonial is for, and where it leads. */
export interface TestimonialLink {
  /** The id of the project. */
  readonly project: string;
  /** The tag of a further language; empty for the first language of the site. */
  readonly language: string;
  /** URL of the site, such as `https://studio.example`. */
  readonly address: string;
  /** Sub-path with a leading slash and without a trailing one, or an empty string. */
  readonly base: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The received testimonials, in the message store of the settings. */
export interface OpenTestimonials {
  /** All that were received and not deleted, oldest first. */
  list(): Promise<ReceivedTestimonial[]>;
  /** At most ten whose id begins with a text. */
  find(idStart: string): Promise<ReceivedTestimonial[]>;
  setAccepted(id: string): Promise<void>;
  /** Removes words and portrait. The link stays used. */
  delete(id: string): Promise<void>;
  close(): Promise<void>;
}

/** The entry point `vitrine-server/testimonials`, which commands load where the package is installed. */
export interface TestimonialsPart {
  /** Makes a link that can be used once, within three weeks. @throws SettingsError without SIGNING_KEY */
  askLink(link: TestimonialLink): Promise<string>;
  /** Opens the message store of the settings. @throws SettingsError if it cannot be opened */
  openTestimonials(): Promise<OpenTestimonials>;
}

/** The names of all fields of the form but the portrait, which is a file. */
export function testimonialFields(questions: readonly string[]): TestimonialField[] {
  return [...questions.map((_, index) => answerName(index)), ...fixedFields];
}

/**
 * Checks the fields of a testimonial, on the server. At least one question needs an answer, and the
 * author's name and consent are required.
 */
export function checkTestimonial(
  given: Fields,
  { questions, stars }: TestimonialRequest,
): { words: TestimonialWords } | { errors: TestimonialErrors } {
  const errors: { -readonly [Name in keyof TestimonialErrors]: TestimonialErrors[Name] } = {};
  const answers = questions.flatMap((question, index) => {
    const name = answerName(index);
    const read = readText(given[name], testimonialLimits.answer, paragraphsRule);
    if ('text' in read) return [{ question, answer: read.text }];
    if (read.error !== 'missing') errors[name] = read.error;
    return [];
  });
  if (answers.length === 0) errors[answerName(0)] ??= 'missing';
  const author = readText(given.author, testimonialLimits.author, lineRule);
  if ('error' in author) errors.author = author.error;
  const title = readText(given.title, testimonialLimits.title, lineRule);
  if ('error' in title && title.error !== 'missing') errors.title = title.error;
  const credit = credits.find((one) => one === given.credit);
  if (credit === undefined) errors.credit = 'notAnOption';
  const star =
    stars && given.stars ? [1, 2, 3, 4, 5].find((one) => String(one) === given.stars) : undefined;
  if (stars && given.stars && star === undefined) errors.stars = 'notAnOption';
  if (given.consent !== 'yes') errors.consent = 'noConsent';
  if (Object.keys(errors).length > 0 || 'error' in author || credit === undefined)
    return { errors };
  const words = { answers, author: author.text, title: 'text' in title ? title.text : '', credit };
  return { words: star === undefined ? words : { ...words, stars: star } };
}
