import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Message, Phrase, Values } from 'vitrine/form';
import { english } from '../english.ts';
import { phraseText } from '../form/labels.ts';
import { isPhrase } from '../form/phrases.ts';
import { type EditorLanguage, type EditorStrings, editorText } from '../language.ts';

/** An error that the editor's page shows, in the language of the page. Its own message is English. */
export class Refusal extends HTTPException {
  readonly #textIn: (language: EditorLanguage) => string;

  constructor(
    status: ContentfulStatusCode,
    choose: (strings: EditorStrings) => Message,
    values: Readonly<Record<string, Values[string] | Phrase>> = {},
  ) {
    const textIn = (language: EditorLanguage) => {
      const words = Object.entries(values).map(
        ([name, value]) => [name, isPhrase(value) ? phraseText(value, language) : value] as const,
      );
      return editorText(choose(language.strings), Object.fromEntries(words), language);
    };
    super(status, { message: textIn(english) });
    this.#textIn = textIn;
  }

  textIn(language: EditorLanguage): string {
    return this.#textIn(language);
  }
}
