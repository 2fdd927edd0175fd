import { type FormField, formats, isGroup, type Json, joinFacts } from 'vitrine/form';
import type { EditorLanguage } from '../language.ts';
import { entryTitle } from './labels.ts';
import { shorten } from './shorten.ts';

/** The number of list entries that a summary names. */
const shownEntries = 3;

/** The number of letters after which a text of a group is cut, and the name of a list entry. */
const longest = 60;
const longestEntry = 24;

/**
 * The content of a group or list in a few words, for the line that remains when it is folded: the first texts
 * of a group, the first entries of a list and the number of further ones, such as `shops, baskets +2`.
 *
 * @returns an empty text where there is no value to name.
 */
export function summaryOf(field: FormField, value: Json | undefined, language: EditorLanguage) {
  if (Array.isArray(value)) return listSummary(value, language);
  if (isGroup(value)) return groupSummary(field, value, language);
  return shortText(value);
}

/** The content of a list entry in a few words, without the title, which its row shows already. */
export function entrySummary(field: FormField, value: Json, language: EditorLanguage): string {
  const title = entryTitle(value);
  const words = textsIn(field, value).filter((text) => text !== shorten(title ?? '', longest));
  return joinFacts(words.slice(0, 2), language.locale);
}

function listSummary(entries: readonly Json[], language: EditorLanguage): string {
  const names = entries.map((entry) => entryTitle(entry) ?? shortText(entry)).filter(Boolean);
  const rest = entries.length - Math.min(names.length, shownEntries);
  const shown = joinFacts(
    names.slice(0, shownEntries).map((name) => shorten(name, longestEntry)),
    language.locale,
  );
  const number = new Intl.NumberFormat(language.locale).format(rest);
  return rest === 0 ? shown : `${shown} +${number}`.trim();
}

function groupSummary(field: FormField, value: Json, language: EditorLanguage): string {
  return joinFacts(textsIn(field, value).slice(0, shownEntries), language.locale);
}

/** The beginning of a text in one line. */
export function summaryLine(text: string): string {
  return shortText(text);
}

/** The texts and numbers in a value, in the order of the form, without settings that are seldom changed. */
function textsIn(field: FormField | undefined, value: Json | undefined): string[] {
  if (field?.info.isSeldomUsed || field?.info.isId || isFile(field)) return [];
  if (Array.isArray(value)) {
    const items = field?.type === 'array' ? field.items : undefined;
    return value
      .flatMap((entry) => entryTitle(entry) ?? textsIn(items, entry))
      .map((text) => shorten(text, longest));
  }
  if (!isGroup(value)) return [shortText(value)].filter(Boolean);
  const fields = field?.type === 'object' ? field.properties : {};
  const names = new Set([...Object.keys(fields), ...Object.keys(value)]);
  return [...names].flatMap((name) => textsIn(fields[name], value[name]));
}

/** Whether a field names a picture, a video or an icon, whose name says little to a person. */
function isFile(field: FormField | undefined): boolean {
  const { image, video, pictureVideo, captions, icon } = formats;
  const media: readonly (string | undefined)[] = [image, video, pictureVideo, captions, icon];
  return field?.type === 'string' && field.format !== undefined && media.includes(field.format);
}

/** The beginning of a text in one line, or a number; nothing for other values and URLs, which mean little without their label. */
function shortText(value: Json | undefined): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || /^https?:/.test(value)) return '';
  return shorten(value, longest);
}
