import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { appendEntry } from '../../content/edit/append-entry.ts';
import { idFrom } from '../../content/edit/ids.ts';
import { MAX_IMAGE_PIXELS } from '../../content/images/image-files.ts';
import { openImage } from '../../content/images/open-image.ts';
import { infoAt } from '../../content/loader/schema-keys.ts';
import { registry } from '../../content/registry.ts';
import { isQuotation, onOneLine, writeDiff } from '../../content/shortening.ts';
import type { Content } from '../../content/types.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import type { OpenTestimonials, ReceivedTestimonial } from '../../message/testimonial.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { contentIn } from '../cv/cv.ts';

/** The longest side of a portrait in the content, in pixels. */
const LONGEST = 800;

const { file: FILE, list: LIST, schema } = registry.testimonials;

/** The content folder and what is in it. */
export interface Place {
  folder: string;
  content: Content;
}

/** All words of an author, as the content has them. */
export const wordsOf = ({ words }: ReceivedTestimonial) =>
  words.answers.map(({ answer }) => answer).join('\n\n');

/** The end of the id that an accepted testimonial has in the content. */
export const idEnd = (id: string) => `-${id.slice(0, 8)}`;

/**
 * Writes a received testimonial into the content, with its picture.
 *
 * @param shortened The text to show, if not all words of the author.
 * @returns What the owner is told.
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
  const shown = content.testimonials?.items.find(({ id }) => id.endsWith(idEnd(received.id)));
  if (shown)
    throw new SettingsError(`It is in ${FILE} already, with the id ${shown.id}. Change it there.`);
  const isNamed = words.credit !== 'none';
  const id = idFrom(isNamed ? words.author : 'client', 'client', []) + idEnd(received.id);
  const image = portrait && (await cleanPicture(portrait.bytes));
  const imagePath = pictureOf(id);
  const { strings } = contentOf(received, content);
  const entry = {
    id,
    ...(image && { image: imagePath }),
    author: isNamed ? words.author : strings.testimonial.shown.anonymous,
    ...(words.credit === 'full' && words.title !== '' && { title: words.title }),
    text,
    ...(content.projects?.all.some((one) => one.id === project) && { project }),
    year: Number(consentDay.slice(0, 4)),
    ...(words.stars !== undefined && { stars: words.stars }),
    consent: consentDay,
    original,
  };
  const file = join(folder, FILE);
  const changed = appendEntry(await readFile(file, 'utf8'), LIST, entry, displayPath(file), true);
  if (image) {
    await mkdir(dirname(join(folder, imagePath)), { recursive: true });
    await writeFile(join(folder, imagePath), image);
  }
  await writeFile(file, changed.text).catch(async (error: unknown) => {
    await rm(join(folder, imagePath), { force: true });
    throw error;
  });
  await store.setAccepted(received.id, Date.now());
  return [
    `Added at ${displayPath(file)}:${changed.line}: the words of ${words.author}. They are shown from the next build on.`,
    ...(portrait && !image ? ['The portrait could not be read, so it is left out.'] : []),
    ...(text === original ? [] : [`[-left out-] {+added+}: ${writeDiff(original, text)}`]),
  ].join('\n');
}

/** The path of the picture of an accepted testimonial, in the content folder. */
export const pictureOf = (id: string) => `images/${id}.webp`;

/** The text to show: all words of the author, or some of them with a mark for each part that is left out. */
function quotation(shortened: string | undefined, original: string): string {
  const { maxLength = Number.POSITIVE_INFINITY } = infoAt(schema({}), [LIST[0], 0, 'text']);
  if (shortened === undefined) {
    if (onOneLine(original).length <= maxLength) return original;
    throw new SettingsError(
      `The text has ${onOneLine(original).length} characters, and ${maxLength} fit. Shorten it with … in place of what you leave out: --text "…"`,
    );
  }
  // Many keyboards have no key for the mark.
  const text = [shortened, shortened.replaceAll('...', '…')].find((one) =>
    isQuotation(one, original),
  );
  if (text !== undefined) return text;
  throw new SettingsError(
    `--text: expected the author's words without changes, with … in place of each part that is left out. Found:\n${writeDiff(original, shortened)}`,
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
