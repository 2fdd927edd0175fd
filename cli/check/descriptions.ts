import type { ContentIssue } from '../../src/content/content-issue.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import { plain } from './sample-texts.ts';
import { type Source, textsOf } from './sources.ts';

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
      const isSummary = source.name === 'project' && path[0] === 'summary';
      if (!(isSummary || path.at(-1) === 'description') || path[0] === 'notFound') return [];
      const line = source.lineOf(path);
      const words = value.trim();
      const before = first.get(plain(words));
      first.set(plain(words), before ?? `${source.file}:${line}`);
      const place = { file: source.file, line, field: formatPath(path) };
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
