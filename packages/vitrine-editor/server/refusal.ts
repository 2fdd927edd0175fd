import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Message, Values } from 'vitrine/form';
import { english } from '../english.ts';
import { type EditorLanguage, type EditorStrings, editorText } from '../language.ts';

/** An error that the editor's page shows, in the language of the page. Its own message is English. */
export class Refusal extends HTTPException {
  readonly #textIn: (language: EditorLanguage) => string;

  constructor(
    status: ContentfulStatusCode,
    choose: (strings: EditorStrings) => Message,
    values: Values = {},
  ) {
    const textIn = (language: EditorLanguage) =>
      editorText(choose(language.strings), values, language);
    super(status, { message: textIn(english) });
    this.#textIn = textIn;
  }

  textIn(language: EditorLanguage): string {
    return this.#textIn(language);
  }
}
