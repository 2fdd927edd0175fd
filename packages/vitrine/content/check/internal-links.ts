import { join } from 'node:path';
import { displayPath } from '../../settings/site-paths.ts';
import { knownPaths } from '../../site/site-pages.ts';
import type { ContentIssue } from '../content-issue.ts';
import { partsOf } from '../loader/blocks.ts';
import type { FieldPath } from '../loader/field-path.ts';
import { nearest } from '../nearest.ts';
import { type CodedPhrase, quoted, say } from '../phrase.ts';
import type { Content } from '../types.ts';
import { blocksOf } from './image-warnings.ts';
import { markdownNodes } from './lost-markdown.ts';
import { fieldTexts, markdownTexts, placeOf, type Source } from './sources.ts';

/** Warnings for links within the site that lead to no page. @param otherPaths The paths of pages that are not in `content` */
export function internalLinks(
  sources: readonly Source[],
  content: Content,
  otherPaths: readonly string[] = [],
): ContentIssue[] {
  const paths = [...knownPaths(content), ...otherPaths];
  return sources.flatMap(linksOf).flatMap((link) => {
    const issue = issueOf(link, paths, content.site.address);
    return issue ? [{ ...link.place, ...issue }] : [];
  });
}

function issueOf(
  { to, isImage, path }: PlacedLink,
  paths: readonly string[],
  address: string,
): Omit<ContentIssue, 'file'> | undefined {
  const found = quoted(to);
  if (isImage) {
    // Images in the text below the front matter are skipped, because the loader has checked them.
    if (path === undefined || /^https?:/.test(to)) return undefined;
    return { expected: say('noImages'), found };
  }
  const inside = insidePath(to, address);
  if (inside === undefined) {
    const isRelative = path === undefined && /^(?![a-z][a-z+.-]*:|#|\/\/)./i.test(to);
    return isRelative ? { expected: say('absoluteLink'), found } : undefined;
  }
  const target = inside.pathname.replace(/(?<=.)\/$/, '');
  if (paths.includes(target)) return undefined;
  return {
    expected: say('existingPage'),
    found: say('noSuchPage', { text: found }),
    suggestion: nearest(target, paths),
  };
}

/** The URL of a link within the site; undefined for a link to another site. */
function insidePath(to: string, address: string): URL | undefined {
  // Browsers read a backslash in a URL as a slash, so `/\` begins a host name in the same way as `//`.
  const isPath = to.startsWith('/') && !/^\/[/\\]/.test(to);
  if (!isPath && !URL.canParse(to)) return undefined;
  const url = new URL(to, address);
  return url.origin === new URL(address).origin ? url : undefined;
}

/** Warnings for own pages at the address of a page or file of the content, which they replace. */
export function replacedPages(content: Content, pages: string): ContentIssue[] {
  const contentPaths = knownPaths({ ...content, customPages: [], translations: [] });
  return content.customPages
    .filter(({ path }) => contentPaths.includes(path))
    .map(({ path, file }) => ({
      file: displayPath(join(pages, file)),
      expected: say('freeAddress'),
      found: quoted(content.root + path),
    }));
}

/** Warnings for placeholder links, which are only `#`, in fields and in texts. */
export function placeholderLinks(sources: readonly Source[]): ContentIssue[] {
  const expected = say('linkTarget');
  const found = say('urlPlaceholder', { text: quoted('#') });
  return sources
    .flatMap(linksOf)
    .filter(({ to }) => to === '#')
    .map(({ place, path }) => ({ ...place, expected, found, hint: hintFor(path) }));
}

function hintFor(path: readonly PropertyKey[] | undefined): CodedPhrase {
  if (path === undefined) return say('keepWords');
  return say(path[0] === 'repository' ? 'deleteRepository' : 'deleteEntry');
}

interface PlacedLink {
  /** The target of the link, as it is written in the file. */
  to: string;
  /** Whether this is an image in a Markdown text instead of a link. */
  isImage: boolean;
  place: Pick<ContentIssue, 'file' | 'line' | 'field'>;
  /** The field that contains the link; absent for a link in the text below the front matter. */
  path?: FieldPath;
}

/** The names of fields whose value is a link. */
const linkFields: readonly unknown[] = ['to', 'url'];

/** All links of a content file: in link fields, Markdown fields, and below the front matter. */
function linksOf(source: Source): PlacedLink[] {
  const inFields = fieldTexts(source).flatMap(({ path, value }): PlacedLink[] =>
    linkFields.includes(path.at(-1))
      ? [{ to: value, isImage: false, place: placeOf(source, path), path }]
      : [],
  );
  // The loader has checked the videos of blocks.
  const media = new Set(
    blocksOf(source)
      .flatMap(({ node }) => partsOf(node).files)
      .map(({ url, position }) => `${source.linesBefore + (position?.start.line ?? 1)} ${url}`),
  );
  const inTexts = markdownTexts(source).flatMap(({ text, above, place, ...field }) =>
    markdownNodes(text).nodes.flatMap((node): PlacedLink[] => {
      const line = above + (node.position?.start.line ?? 1);
      if (!('url' in node) || media.has(`${line} ${node.url}`)) return [];
      return [
        { to: node.url, isImage: node.type === 'image', place: { ...place, line }, ...field },
      ];
    }),
  );
  return [...inFields, ...inTexts];
}
