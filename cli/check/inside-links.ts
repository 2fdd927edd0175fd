import type { ContentIssue } from '../../src/content/content-issue.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import { nearest } from '../../src/content/nearest.ts';
import type { Content } from '../../src/content/types.ts';
import { filePaths } from '../../src/seo/file-paths.ts';
import { sitePages } from '../../src/seo/site-pages.ts';
import { linksOf, type PlacedLink } from './links.ts';
import type { Source } from './sources.ts';

/** Links within the site that this content has no page for. */
export function insideLinks(sources: readonly Source[], content: Content): ContentIssue[] {
  const paths = knownPaths(content);
  const services = content.services?.services.map(({ id }) => id) ?? [];
  return sources.flatMap((source) =>
    linksOf(source).flatMap((link) => {
      const issue = issueOf(link, paths, services, content.site.address);
      const field = link.path && formatPath(link.path);
      return issue ? [{ file: source.file, line: link.line, field, ...issue }] : [];
    }),
  );
}

function issueOf(
  { to, isImage, path }: PlacedLink,
  paths: readonly string[],
  services: readonly string[],
  address: string,
): Omit<ContentIssue, 'file'> | undefined {
  if (isImage) {
    return /^https?:/.test(to)
      ? undefined
      : {
          expected: 'no image inside a text, because texts show none of yours',
          found: `'${to}'`,
          hint: 'List it under images in a project, or as the portrait in about.md.',
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
  if (!paths.includes(target)) {
    return {
      expected: 'a page of this site, such as /contact, for which there is content',
      found: `'${to}', where nothing stands`,
      suggestion: nearest(target, paths),
    };
  }
  const id = inside.hash.slice(1);
  if (target !== '/service' || id === '' || services.includes(id)) return undefined;
  const near = nearest(id, services);
  return {
    expected: 'the id of a service after /service#',
    found: `'${to}'`,
    suggestion: near && `/service#${near}`,
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
  const { vcard, feed, resume, ...always } = filePaths;
  return [
    ...pages,
    '/home',
    ...Object.values(always),
    ...(content.contact ? [vcard] : []),
    ...(content.projects ? [feed] : []),
    ...(content.about ? [resume] : []),
    ...content.translations.flatMap((own) =>
      knownPaths(own).map((path) => (path === '/' ? own.root : own.root + path)),
    ),
  ];
}
