import type { ContentIssue } from '../content-issue.ts';
import { textsOf } from '../edit/walk.ts';
import { normalizeText } from '../known-examples.ts';
import { quoted, say } from '../phrase.ts';
import { anyLength } from '../schemas/fields/field-info.ts';
import { fieldTexts, placeOf, type Source } from './sources.ts';

/** The number of characters that a message shows of a text that is too long. */
const begin = 40;

/** Warnings for texts that are too long for the space on the page. */
export function textLengths(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) =>
    fieldTexts(source).flatMap(({ path, value, maxLength = anyLength }) => {
      const letters = [...value.trim()];
      if (letters.length <= maxLength) return [];
      const expected = say('fitsSpace', { max: String(maxLength) });
      const shown = letters.slice(0, begin).join('').replaceAll(/\s+/g, ' ');
      const found = say('lengthOf', { count: String(letters.length), text: quoted(`${shown}…`) });
      return [{ ...placeOf(source, path), expected, found }];
    }),
  );
}

/** Minimum length of a description in characters. A shorter one does not help in search results. */
const minLength = 20;

/**
 * Warnings for page descriptions that are too short, or the same as on another page. The 404 page may
 * have any description, because no search engine lists this page.
 */
export function pageDescriptions(sources: readonly Source[]): ContentIssue[] {
  const placeByText = new Map<string, string>();
  return sources.flatMap((source) =>
    textsOf(source.data).flatMap(({ path, value }) => {
      if (!(path[0] === 'summary' || path.at(-1) === 'description') || path[0] === 'notFound')
        return [];
      const place = placeOf(source, path);
      const words = value.trim();
      const earlierPlace = placeByText.get(normalizeText(words));
      placeByText.set(normalizeText(words), earlierPlace ?? `${place.file}:${place.line}`);
      if (words.length < minLength) {
        const expected = say('longDescription', { min: String(minLength) });
        return [{ ...place, expected, found: quoted(words) }];
      }
      if (earlierPlace === undefined) return [];
      const found = say('sameDescription', { place: earlierPlace });
      return [{ ...place, expected: say('uniqueDescription'), found }];
    }),
  );
}
