import { join } from 'node:path';
import { type Catalogue, mapTexts, translate } from 'vitrine/form';
import { readCatalogue, tagsIn } from 'vitrine/languages';
import type { FieldStrings } from '../form/field-text.ts';
import { keyWords } from '../form/key-words.ts';
import fieldNames from '../i18n/en/field-names.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '../i18n');

/** The BCP 47 tags of the languages that the editor speaks. */
export const editorTags = tagsIn(FOLDER);

/** Reads a catalogue of the editor in a language. */
export function readEditorCatalogue(tag: string, name: string): Catalogue {
  return readCatalogue(join(FOLDER, tag, `${name}.json`));
}

/** The names and descriptions of the fields of content files, where a language has its own. */
export function fieldStringsOf(tag: string): FieldStrings {
  const texts = readEditorCatalogue(tag, 'field-texts');
  return {
    names: ownTexts(translate(fieldNames, readEditorCatalogue(tag, 'field-names'))),
    texts: ownTexts(translate(texts, texts)),
  };
}

/** Leaves out English texts that only repeat their key. */
function ownTexts(texts: object): Record<string, string> {
  const own = Object.entries(texts).filter(([key, text]) => text !== key && text !== keyWords(key));
  return mapTexts(Object.fromEntries(own));
}
