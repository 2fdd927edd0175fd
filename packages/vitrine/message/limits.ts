/** The names of the four text fields that every contact form has, in the order of the form. */
export const fieldNames = ['name', 'email', 'subject', 'message'] as const;

export type FieldName = (typeof fieldNames)[number];

/** The name of the form field with the answer to a question of the owner: `choice-<question id>`. */
export type ChoiceName = `choice-${string}`;

export type ControlName = FieldName | ChoiceName;

export const choiceName = (id: string): ChoiceName => `choice-${id}`;

export const isChoiceName = (name: string): name is ChoiceName => name.startsWith('choice-');

/** The names of all fields that a visitor fills in, in the order of the form. */
export function controlNames(questions: readonly { id: string }[]): readonly ControlName[] {
  return [...fieldNames, ...questions.map(({ id }) => choiceName(id))];
}

/**
 * The maximum number of characters of a form field, counted as browsers do (UTF-16 code units, a line
 * break as one). 254 is the maximum length of an e-mail address (RFC 5321, section 4.5.3.1).
 */
export const limits: Readonly<Record<FieldName, number>> = {
  name: 100,
  email: 254,
  subject: 150,
  message: 10_000,
};

/** Maximum number of saved projects in a message. */
export const maxSaved = 30;

/** Maximum length of the path of the page from which the visitor opened the form, in characters. */
export const maxPageLength = 300;

export const maxSavedTitleLength = 150;

/**
 * Maximum size of the request body with a contact message, in bytes (64 kB). Every message within the character
 * limits fits, in any script, unless the body is percent-encoded.
 */
export const maxMessageBytes = 64 * 1024;

/** The shortest time in which a person can fill in the contact form, in milliseconds. */
export const minFillTime = 3000;

/** How long the contact form waits for the response to a message, in milliseconds. */
export const maxWait = 20_000;
