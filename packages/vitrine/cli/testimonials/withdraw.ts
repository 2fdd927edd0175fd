import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeFile } from '../../content/edit/change-file.ts';
import { isGroup, type Json } from '../../content/edit/json.ts';
import { onOneLine } from '../../content/shortening.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { languageOf } from '../../i18n/language-of.ts';
import type {
  OpenTestimonials,
  ReceivedTestimonial,
  TestimonialsPart,
} from '../../message/testimonial.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { entryId, FILE, type Place, pictureOf, wordsOf } from './accept.ts';
import { fieldsIn, type Item, itemsIn, storeId } from './items.ts';
import { rewriteFile } from './rewrite-file.ts';
import { withStore } from './server-part.ts';

/**
 * Takes a testimonial out of the content and of the store.
 *
 * @param given Its id in the content, or the beginning of its id in the store.
 * @returns The message to the owner.
 * @throws SettingsError if there is not exactly one
 */
export async function withdraw(
  place: Place,
  part: Pick<TestimonialsPart, 'openTestimonials'>,
  given: string,
): Promise<string> {
  // The testimonials of private projects are in the file alone.
  const file = join(place.folder, FILE);
  const items = existsSync(file) ? itemsIn(readFileSync(file, 'utf8')) : [];
  const named = items.find(({ id }) => id === given);
  // What the owner has written is in no store, where its id may be the beginning of another one.
  if (named && !named.consent) return taken(takeOut(named, place));
  const found = named ? [named] : items.filter((item) => item.consent && isOf(item, given));
  if (found.length > 1) throw several(given);
  const [shown] = found;
  try {
    return await withStore(part, async (store) => {
      const received = await receivedOf(store, shown, given, items);
      const item =
        shown ?? (received && items.find((one) => !storeId(one) && isSame(one, received)));
      // Of a withdrawal that was interrupted, the picture may be left.
      const left = item ?? (received && { id: entryId(received), consent: received.consentDay });
      if (!left) throw new SettingsError(`There is no testimonial '${given}'.`);
      const files = takeOut(left, place);
      if (received) await store.delete(received.id);
      const state = received
        ? 'It is deleted from the message store.'
        : 'The store does not have it.';
      return taken(files) + state;
    });
  } catch (error) {
    if (!(error instanceof SettingsError) || shown === undefined) throw error;
    // The store is often on another machine, and the site has to lose the words all the same.
    const files = takeOut(shown, place);
    return `${taken(files)}The message store was not reached, and may still have it: ${error.message}`;
  }
}

const taken = (files: readonly string[]) =>
  files.length > 0 ? `Taken out of ${files.join(', ')}. The next build shows it no longer. ` : '';

/** The error of an id that several testimonials have in the beginning of theirs. */
export const several = (id: string) =>
  new SettingsError(`Several testimonials begin with '${id}'. Write more of the id.`);

/** Whether these are the words of this author, of this day: the owner may have changed the id in the content. */
const isSame = (item: Item, received: ReceivedTestimonial) =>
  item.consent === received.consentDay &&
  (received.words.credit === 'none' || item.author === received.words.author) &&
  onOneLine(String(item.original)) === onOneLine(wordsOf(received));

/** Whether a testimonial in the content has this id, or beginning of an id, in the store. */
const isOf = (item: Item, id: string) =>
  storeId(item)?.startsWith(id.slice(0, 8).toLowerCase()) ?? false;

/** What the store has of a testimonial in the content, or under the beginning of an id. */
async function receivedOf(
  store: OpenTestimonials,
  shown: Item | undefined,
  given: string,
  items: readonly Item[],
) {
  const id = shown ? (storeId(shown) ?? '') : given;
  const [one, another] = id === '' ? [] : await store.find(id);
  if (another) throw several(given);
  if (one || !shown) return one;
  const known = items.map(storeId);
  const isOther = (received: ReceivedTestimonial) => known.includes(received.id.slice(0, 8));
  return (await store.list()).find((each) => !isOther(each) && isSame(shown, each));
}

/** Takes a testimonial out of the content, in every language, with the picture that `accept` wrote. @returns The paths of changed files. */
function takeOut(
  { id, consent, image = pictureOf(id) }: Item,
  { folder, content }: Place,
): string[] {
  const languages = content.translations.map(({ site }) => languageOf(site));
  // The file with the entry itself is the last one, so that a withdrawal that was interrupted can be done again.
  const files = [...languages, '']
    .map((language) => join(folder, language, FILE))
    .filter((file) => existsSync(file));
  const changes = files.map((file) => without(id, file, readFileSync(file, 'utf8')));
  // A file with nothing in it but a heading would be an error.
  const left = fieldsIn(changes.at(-1) ?? '');
  const isEmpty = left?.items.length === 0 && left.request === undefined;
  if (isEmpty) for (const file of files) rmSync(file);
  const written = isEmpty
    ? files
    : files.filter((file) => rewriteFile(file, (yaml) => without(id, file, yaml)));
  // Not a picture that the owner chose since, nor one that has the name of an id that the owner chose.
  const isOurs = consent && /^images\/[^/]*-[0-9a-f]{8}\.webp$/.test(`${image}`);
  const pictures = [join(folder, `${image}`)].filter((path) => isOurs && existsSync(path));
  for (const path of pictures) rmSync(path);
  return [...written.reverse(), ...pictures].map(displayPath);
}

/** The text of a file without an entry of its list; undefined if it has no such entry. */
function without(id: string, file: string, yaml: string): string | undefined {
  const fields = fieldsIn(yaml);
  const isIt = (item: Json) => isGroup(item) && item.id === id;
  if (!fields?.items.some(isIt)) return undefined;
  const value = { ...fields, items: fields.items.filter((item) => !isIt(item)) };
  const changed = changeFile(file, yaml, { value });
  if ('text' in changed) return changed.text;
  throw new SettingsError(
    `${displayPath(file)}: the testimonial ${id} could not be removed without changes to other parts. Remove it yourself in a text editor.`,
  );
}
