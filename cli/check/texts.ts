import type { ContentIssue } from '../../src/content/content-issue.ts';
import { textsOf } from '../../src/content/edit/walk.ts';
import { anyLength } from '../../src/content/schemas/fields/field-info.ts';
import { plain } from './leftovers.ts';
import { fieldsOf, placeOf, type Source } from './sources.ts';

/** How much of a long text a message shows, in characters. */
const begin = 40;

export function lengths(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) =>
    fieldsOf(source).flatMap(({ path, value, room = anyLength }) => {
      const letters = [...value.trim()];
      if (letters.length <= room) return [];
      const expected = `${room} characters at most, which is what has room there`;
      const shown = letters.slice(0, begin).join('').replaceAll(/\s+/g, ' ');
      const found = `${letters.length} characters: '${shown}…'`;
      return [{ ...placeOf(source, path), expected, found }];
    }),
  );
}

/** What is shorter tells a reader of search results nothing, in characters. */
const shortest = 20;

/**
 * Descriptions that say nothing of their page: too short, or the same as on another page. The
 * not-found page may have what it likes, for no search engine lists it.
 */
export function descriptions(sources: readonly Source[]): ContentIssue[] {
  const first = new Map<string, string>();
  return sources.flatMap((source) =>
    textsOf(source.data).flatMap(({ path, value }) => {
      if (!(path[0] === 'summary' || path.at(-1) === 'description') || path[0] === 'notFound')
        return [];
      const place = placeOf(source, path);
      const words = value.trim();
      const before = first.get(plain(words));
      first.set(plain(words), before ?? `${place.file}:${place.line}`);
      if (words.length < shortest) {
        const expected = `one or two sentences, ${shortest} characters or more, for search engines and shared links`;
        return [{ ...place, expected, found: `'${words}'` }];
      }
      if (before === undefined) return [];
      const expected = 'a description that no other page has';
      return [{ ...place, expected, found: `the same text as in ${before}` }];
    }),
  );
}
