import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Message, t, type Values } from 'vitrine/form';
import { english } from '../english.ts';
import type { EditorLanguage, EditorStrings } from '../language.ts';

/** An error that the editor's page shows, in the language of the page. Its own message is English. */
export class Refusal extends HTTPException {
  readonly #textIn: (language: EditorLanguage) => string;

  constructor(
    status: ContentfulStatusCode,
    choose: (strings: EditorStrings) => Message,
    values: Values = {},
  ) {
    const textIn = (language: EditorLanguage) =>
      t(choose(language.strings), values, language.locale);
    super(status, { message: textIn(english) });
    this.#textIn = textIn;
  }

  textIn(language: EditorLanguage): string {
    return this.#textIn(language);
  }
}
