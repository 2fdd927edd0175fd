import { isMap, isScalar, parseDocument } from 'yaml';
import { parseYaml } from '../../src/content/loader/yaml-file.ts';
import type { FormField } from '../form/model.ts';
import { sortFields } from '../form/sort-fields.ts';
import { changesOf, type Tree } from './changes.ts';
import { applyEdits } from './edits.ts';
import { isGroup, isSame, type Json, type JsonGroup, plain } from './json.ts';
import { UnusualYaml } from './places.ts';
import { writeField } from './write-value.ts';

/**
 * Changes YAML so that it says something else, and leaves every other letter of it as it is:
 * comments, order, quotes, empty lines.
 *
 * @param yaml The text, with lines that end with `\n`.
 * @param target What it is to say.
 * @param form The form of the file; new fields stand in its order.
 * @throws UnusualYaml where that cannot be done, such as for text that refers to other text.
 */
export function editYaml(yaml: string, target: JsonGroup, form: FormField): string {
  const document = parseDocument(yaml, { keepSourceTokens: true, uniqueKeys: false });
  const sorted = sortFields(target, form);
  if (isSame(plain(document.toJS()), sorted)) return yaml;

  // A comment below a new text can look like a part of it; then quotes tell where the text ends.
  for (const allowsBlocks of [true, false]) {
    const changed = isEmpty(document.contents)
      ? begin(yaml, sorted, allowsBlocks)
      : change({ source: yaml, document, allowsBlocks }, sorted, form);
    const result = parseYaml(changed, 0);
    if (!('issue' in result) && isSame(plain(result.data), sorted)) return changed;
  }
  throw new UnusualYaml('The changed text does not say what it was to say.');
}

function isEmpty(contents: unknown): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

function begin(yaml: string, target: Json, allowsBlocks: boolean): string {
  const fields = Object.entries(isGroup(target) ? target : {}).map(
    ([name, value]) => `${writeField(name, value, { column: 0, allowsBlocks })}\n`,
  );
  const above = yaml === '' || yaml.endsWith('\n') ? yaml : `${yaml}\n`;
  return above + fields.join('');
}

function change(tree: Tree, target: Json, form: FormField): string {
  const { contents } = tree.document;
  const edits = isMap(contents) ? changesOf(tree, contents, target, form) : undefined;
  if (edits === undefined) throw new UnusualYaml('The file is no group of fields.');
  return applyEdits(tree.source, edits);
}
