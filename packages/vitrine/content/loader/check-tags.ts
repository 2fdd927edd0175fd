import { entryCollections, filePath } from '../collection-files.ts';
import { say } from '../phrase.ts';
import { isSameTag, tagSlugs } from '../tag-slugs.ts';
import type { EntryData } from '../types.ts';
import type { Reader } from './reader.ts';

/**
 * Reports tags of posts that differ although the URL of their pages would be the same, such as `Go!`
 * and `Go`: the page would show only one of them.
 *
 * @param folder The folder of the language, such as `de/`; empty for the first language.
 */
export async function checkTags(
  reader: Reader,
  posts: readonly EntryData<'post'>[],
  locale: string,
  folder = '',
): Promise<void> {
  const usedTags = posts.flatMap(({ id, tags, language }) => {
    // An original that stands in for its missing translation has the property `language`.
    const isOriginal = language !== undefined;
    const file = `${isOriginal ? '' : folder}${filePath(entryCollections.post, id)}`;
    return tags.map((tag, index) => ({ tag, index, file, isOriginal }));
  });
  const slugs = tagSlugs(
    usedTags.map(({ tag }) => tag),
    locale,
  );
  const firstWithSlug = new Map<string | undefined, (typeof usedTags)[number]>();
  // Originals come first: their tags are reported in the first language, and here only as the other tag.
  for (const usedTag of usedTags.sort((a, b) => Number(b.isOriginal) - Number(a.isOriginal))) {
    const { tag, index, file, isOriginal } = usedTag;
    const slug = slugs.get(tag);
    const other = firstWithSlug.get(slug);
    firstWithSlug.set(slug, other ?? usedTag);
    if (other === undefined || isOriginal || isSameTag(tag, other.tag, locale)) continue;
    const where = `${reader.show(other.file)}:${await reader.lineOf(other.file, ['tags', other.index])}`;
    reader.report(file, {
      line: await reader.lineOf(file, ['tags', index]),
      field: `tags[${index}]`,
      expected: say('otherTag', { tag: other.tag }),
      found: say('samePage', { tag, other: other.tag, where, path: `/writing/tag/${slug}` }),
      hint: say('sameTag'),
    });
  }
}
