import type { Message, Values } from 'vitrine/form';
import { type EditorLanguage, editorText as textIn } from '../language.ts';

/** The language of the page, which the server writes into `index.html`. */
export const language: EditorLanguage = JSON.parse(
  document.getElementById('language')?.textContent ?? '',
);

export const { strings: editorStrings } = language;

/** A text of the editor with values in place of its placeholders. */
export function editorText(message: Message, values: Values): string {
  return textIn(message, values, language);
}
