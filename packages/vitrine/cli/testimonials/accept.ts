import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { appendEntry } from '../../content/edit/append-entry.ts';
import { idFrom } from '../../content/edit/ids.ts';
import { MAX_IMAGE_PIXELS } from '../../content/images/image-files.ts';
import { openImage } from '../../content/images/open-image.ts';
import { infoAt } from '../../content/loader/schema-keys.ts';
import { registry } from '../../content/registry.ts';
import { siteKeysIfAny } from '../../content/sealed/opened-content.ts';
import { privateNames } from '../../content/sealed/private-names.ts';
import { hasSealed } from '../../content/sealed/sealed-files.ts';
import { isQuotation, onOneLine, writeDiff } from '../../content/shortening.ts';
import type { Content } from '../../content/types.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { visible } from '../../errors/visible.ts';
import type { OpenTestimonials, ReceivedTestimonial } from '../../message/testimonial.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { contentIn } from '../cv/cv.ts';
import { itemsIn, storeId } from './items.ts';
import { rewriteFile } from './rewrite-file.ts';

/** The longest side of a portrait in the content, in pixels. */
const LONGEST = 800;

export const FILE = registry.testimonials.file;
const { list: LIST, schema } = registry.testimonials;

/** The content folder, and the content loaded from it. */
export interface Place {
  folder: string;
  content: Content;
}

/** All words of an author, as the content has them. */
export const wordsOf = ({ words }: ReceivedTestimonial) =>
  words.answers.map(({ answer }) => answer).join('\n\n');

/** The id that an accepted testimonial has in the content. It ends with the beginning of that in the store. */
export const entryId = ({ id, words: { credit, author } }: ReceivedTestimonial) =>
  `${idFrom(credit === 'none' ? 'client' : author, 'client', [])}-${id.slice(0, 8)}`;

/**
 * Writes a received testimonial into the content, with its picture.
 *
 * @param shortened The text to show, if not all words of the author.
 * @returns The message to the owner.
 * @throws SettingsError if the text is too long, or is no quotation of what the author wrote
 */
export async function accept(
  received: ReceivedTestimonial,
  shortened: string | undefined,
  { folder, content }: Place,
  store: Pick<OpenTestimonials, 'setAccepted'>,
): Promise<string> {
  const { words, portrait, consentDay, project } = received;
  const original = wordsOf(received);
  const text = quotation(shortened, original);
  const file = join(folder, FILE);
  if (!existsSync(file))
    throw new SettingsError(
      `There is no ${FILE}. Write one with these two lines:\n  heading: What clients say\n  request: { stars: false }`,
    );
  const id = entryId(received);
  const items = itemsIn(readFileSync(file, 'utf8'));
  const shown = items.find((one) => storeId(one) === received.id.slice(0, 8));
  if (shown !== undefined) {
    await store.setAccepted(received.id);
    throw new SettingsError(`It is in ${FILE} already, with the id ${shown.id}. Change it there.`);
  }
  const hasProject = await isThere(project, folder);
  const image = portrait && (await cleanPicture(portrait.bytes));
  const imagePath = pictureOf(id);
  const { strings } = contentOf(received, content);
  const entry = {
    id,
    ...(image && { image: imagePath }),
    author: words.credit === 'none' ? strings.testimonial.shown.anonymous : words.author,
    ...(words.credit === 'full' && words.title !== '' && { title: words.title }),
    text,
    ...(hasProject && { project }),
    year: Number(consentDay.slice(0, 4)),
    ...(words.stars !== undefined && { stars: words.stars }),
    consent: consentDay,
    original,
  };
  const place = displayPath(file);
  let line = 0;
  rewriteFile(file, (yaml) => {
    const changed = appendEntry(yaml, LIST, entry, place, true);
    line = changed.line;
    if (image) {
      mkdirSync(dirname(join(folder, imagePath)), { recursive: true });
      writeFileSync(join(folder, imagePath), image);
    }
    return changed.text;
  });
  await store.setAccepted(received.id);
  return [
    `Added at ${place}:${line}: the words of ${visible(words.author)}. They are shown from the next build on.`,
    ...(portrait && !image ? ['The portrait could not be read, so it is left out.'] : []),
    ...(text === original ? [] : [`[-left out-] {+added+}: ${visible(writeDiff(original, text))}`]),
  ].join('\n');
}

/**
 * Whether the content has the project, public or not. Without its project, the words about private work would be public.
 *
 * @throws SettingsError if the project is encrypted, because testimonials.yaml is not
 */
async function isThere(project: string, folder: string): Promise<boolean> {
  const isOpen = existsSync(join(folder, 'projects', project));
  if (!hasSealed(folder)) return isOpen;
  const { sealed } = await privateNames(folder);
  if (isOpen && !sealed.has(project)) return true;
  if (sealed.has(project) || !(await siteKeysIfAny()))
    throw new SettingsError(
      `The project ${project} is encrypted, or gone. ${FILE} is not encrypted, so write the words into the text of the project, as a quote.`,
    );
  return false;
}

/** The path of the picture of an accepted testimonial, in the content folder. */
export const pictureOf = (id: string) => `images/${id}.webp`;

/** The text to show: all words of the author, or some of them with a mark for each part that is left out. */
function quotation(shortened: string | undefined, original: string): string {
  const { maxLength = Number.POSITIVE_INFINITY } = infoAt(schema({}), [LIST[0], 0, 'text']);
  const given = shortened ?? original;
  // Many keyboards have no key for the mark.
  const text = [given, given.replaceAll('...', '…')].find((one) => isQuotation(one, original));
  if (text === undefined)
    throw new SettingsError(
      `--text: expected the author's words without changes, with … in place of each part that is left out. Found:\n${visible(writeDiff(original, given))}`,
    );
  const { length } = onOneLine(text);
  if (length <= maxLength) return text;
  throw new SettingsError(
    `The text has ${length} characters, and ${maxLength} fit. Leave words out, with … in their place${shortened === undefined ? ': --text "…"' : '.'}`,
  );
}

/** The content in the language of the form; that of the site if it no longer has this language. */
function contentOf({ language }: ReceivedTestimonial, content: Content): Content {
  return content.translations.find(({ root }) => root === `/${language}`) ?? contentIn(content);
}

/** A picture that is encoded anew, without metadata; undefined if it cannot be decoded. */
async function cleanPicture(bytes: Uint8Array): Promise<Buffer | undefined> {
  const picture = await openImage(bytes, { limitInputPixels: MAX_IMAGE_PIXELS });
  return await picture
    .rotate()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
    .catch(() => undefined);
}
