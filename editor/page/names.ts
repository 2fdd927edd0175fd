import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';
import { isGroup, type Json } from '../yaml/json.ts';

/** What a field is called: by its name in the file, as words. */
export function fieldName(name: string): string {
  const known = messages.fields[name];
  if (known !== undefined) return known;
  const spaced = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The fields that can name an entry of a list, the best first. */
const titleFields = ['title', 'name', 'label', 'author', 'heading', 'alt', 'id', 'image'];

/** What an entry of a list is called: by its title, or by its number. */
export function entryName(list: string, value: Json | undefined, index: number): string {
  const fields = isGroup(value) ? titleFields.map((name) => value[name]) : [];
  const title = fields.find((field) => typeof field === 'string' && field.trim() !== '');
  if (typeof title === 'string') return title.length > 60 ? `${title.slice(0, 60)}…` : title;
  return interpolate(messages.field.entry, { name: list, number: index + 1 });
}
