import { type Message, t as translate, type Values } from 'vitrine/form';
import type { EditorLanguage } from '../language.ts';

/** The language of the page, which the server writes into `index.html`. */
export const language: EditorLanguage = JSON.parse(
  document.getElementById('language')?.textContent ?? '',
);

/** The texts of the page. */
export const { strings } = language;

/** A text of the page with values in place of its placeholders. */
export const t = (message: Message, values: Values) => translate(message, values, language.locale);
