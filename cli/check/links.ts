import { type MdastNode, markdownToMdast } from 'satteri';
import type { ContentIssue } from '../../src/content/content-issue.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { nearest } from '../../src/content/nearest.ts';
import { formats } from '../../src/content/schemas/fields/formats.ts';
import type { Content } from '../../src/content/types.ts';
import { filePaths } from '../../src/seo/file-paths.ts';
import { sitePages } from '../../src/seo/site-pages.ts';
import { fieldsOf, type Source } from './sources.ts';

/** Links within the site that this content has no page for. */
export function insideLinks(sources: readonly Source[], content: Content): ContentIssue[] {
  const paths = knownPaths(content);
  return sources.flatMap((source) =>
    linksOf(source).flatMap((link) => {
      const issue = issueOf(link, paths, content.site.address);
      const field = link.path && formatPath(link.path);
      return issue ? [{ file: source.file, line: link.line, field, ...issue }] : [];
    }),
  );
}

function issueOf(
  { to, isImage, path }: PlacedLink,
  paths: readonly string[],
  address: string,
): Omit<ContentIssue, 'file'> | undefined {
  if (isImage) {
    // Of the text below the fields the loader has checked them.
    return /^https?:/.test(to) || path === undefined
      ? undefined
      : {
          expected: 'no image inside this field: only the text of a Markdown file shows images',
          found: `'${to}'`,
        };
  }
  const inside = insidePath(to, address);
  if (inside === undefined) {
    const isRelative = path === undefined && /^(?![a-z][a-z+.-]*:|#|\/\/)./i.test(to);
    return isRelative
      ? { expected: 'a link that begins with / or https://', found: `'${to}'` }
      : undefined;
  }
  const target = inside.pathname.replace(/(?<=.)\/$/, '');
  if (paths.includes(target)) return undefined;
  return {
    expected: 'a page of this site, such as /contact, for which there is content',
    found: `'${to}', where nothing stands`,
    suggestion: nearest(target, paths),
  };
}

/** The address within the site; undefined where the link leads elsewhere. */
function insidePath(to: string, address: string): URL | undefined {
  // A backslash counts as a slash in a web address, and then what follows is a host.
  const isPath = to.startsWith('/') && !/^\/[/\\]/.test(to);
  if (!isPath && !URL.canParse(to)) return undefined;
  const url = new URL(to, address);
  return url.origin === new URL(address).origin ? url : undefined;
}

function knownPaths(content: Content): string[] {
  const pages = sitePages(content)
    .map(({ path }) => path)
    .filter((path) => path !== '/404');
  const { vcard, feed, resume, portrait, ...always } = filePaths;
  return [
    ...pages,
    '/home',
    ...Object.values(always),
    ...(content.contact ? [vcard] : []),
    ...(content.projects ? [feed] : []),
    ...(content.about ? [resume] : []),
    ...(content.about?.portrait ? [portrait] : []),
    ...content.translations.flatMap((own) =>
      knownPaths(own).map((path) => (path === '/' ? own.root : own.root + path)),
    ),
  ];
}

/** Links that are only `#`, in fields and in texts. */
export function placeholderLinks(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) =>
    linksOf(source)
      .filter(({ to }) => to === '#')
      .map(({ line, path }) => ({
        file: source.file,
        line,
        field: path && formatPath(path),
        expected: 'where the link leads',
        found: "'#', a link that goes nowhere",
        hint: hintFor(path),
      })),
  );
}

function hintFor(path: readonly PropertyKey[] | undefined): string {
  if (path?.[0] === 'repository') return 'Without the group repository the link disappears.';
  if (path === undefined) return 'Without an address yet, leave the words and take the link away.';
  return 'Without this entry of the list the link disappears.';
}

/** A link or an image in a content file. */
interface PlacedLink {
  /** Where it leads, as it is written. */
  to: string;
  /** Line in the file, from 1. */
  line: number;
  /** The field that holds it; absent where it stands in the text of a Markdown file. */
  path: FieldPath | undefined;
  /** Whether it is an image inside a Markdown text. */
  isImage: boolean;
}

/** The names of the fields that hold a link. */
const linkFields: readonly unknown[] = ['to', 'url'];

/** Every link of a file: in its fields, in the Markdown of its fields, and in its text. */
function linksOf(source: Source): PlacedLink[] {
  const texts = fieldsOf(source);
  const fields = texts
    .filter(({ path }) => linkFields.includes(path.at(-1)))
    .map(({ path, value }) => ({ to: value, line: source.lineOf(path), path, isImage: false }));
  // A text that begins below its field (details: |) has its first line one further down.
  const inFields = texts
    .filter(({ format }) => format === formats.markdown)
    .flatMap(({ path, value }) => {
      const below = /^[|>]/.test(source.written(path) ?? '') ? 1 : 0;
      const first = source.lineOf(path) + below;
      return linksInMarkdown(value).map((link) => ({
        ...link,
        line: first + link.line - 1,
        path,
      }));
    });
  const inBody = linksInMarkdown(source.body).map((link) => ({
    ...link,
    line: source.linesBefore + link.line,
    path: undefined,
  }));
  return [...fields, ...inFields, ...inBody];
}

function linksInMarkdown(markdown: string): Omit<PlacedLink, 'path'>[] {
  return markdown.trim() === '' ? [] : linksInNode(markdownToMdast(markdown));
}

function linksInNode(node: MdastNode): Omit<PlacedLink, 'path'>[] {
  const own =
    node.type === 'link' || node.type === 'definition' || node.type === 'image'
      ? [{ to: node.url, line: node.position?.start.line ?? 1, isImage: node.type === 'image' }]
      : [];
  const children: readonly MdastNode[] = 'children' in node ? node.children : [];
  return [...own, ...children.flatMap(linksInNode)];
}
