import { isGroup, type Json, type JsonGroup, plain } from '../../content/edit/json.ts';
import { unixLines } from '../../content/edit/line-ends.ts';
import { parseYaml } from '../../content/loader/yaml-file.ts';

/** A testimonial as it is in a file. */
export type Item = JsonGroup & { id: string };

const isItem = (value: Json): value is Item => isGroup(value) && typeof value.id === 'string';

/** The fields in the text of a file with testimonials, and the list of them; undefined without such a list. */
export function fieldsIn(yaml: string): (JsonGroup & { items: Json[] }) | undefined {
  const read = parseYaml(unixLines(yaml), 0);
  const data = 'issue' in read ? null : plain(read.data);
  return isGroup(data) && Array.isArray(data.items) ? { ...data, items: data.items } : undefined;
}

/** The testimonials in the text of a file, also those of private projects. */
export const itemsIn = (yaml: string): Item[] => fieldsIn(yaml)?.items.filter(isItem) ?? [];

/** The end of the id of an accepted testimonial: the beginning of its id in the store. */
export const storeId = ({ id }: Item) => /-([0-9a-f]{8})$/.exec(id)?.[1];
