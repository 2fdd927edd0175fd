import type { Content, Project } from '../../content/types.ts';
import type { ToAddress } from '../addresses.ts';
import { filePaths } from '../file-paths.ts';

/** How many projects the feed names. */
const entries = 20;

/**
 * The newest projects as an Atom feed (RFC 4287); undefined where there are none.
 *
 * @param icon The whole address of the site's icon.
 */
export function feed(content: Content, icon: string, address: ToAddress): string | undefined {
  const { site, projects } = content;
  const newest = projects?.all[0];
  if (!projects || !newest) return undefined;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(site.locale)}">
  <id>${escapeXml(address('/project'))}</id>
  <title>${escapeXml(feedTitle(content))}</title>
  <subtitle>${escapeXml(projects.page.description)}</subtitle>
  <updated>${moment(newest.date)}</updated>
  <author><name>${escapeXml(site.name)}</name><uri>${escapeXml(address('/'))}</uri></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(address(filePaths.feed))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(address('/project'))}"/>
  <icon>${escapeXml(icon)}</icon>
${projects.all
  .slice(0, entries)
  .map((project) => entry(project, address(`/details/${project.id}`)))
  .join('\n')}
</feed>
`;
}

/** What the feed is called, in readers and in the document head. */
export function feedTitle({ site, projects }: Content): string {
  return [projects?.heading, site.titleSuffix].filter(Boolean).join(' | ');
}

function entry({ title, date, category, summary, language }: Project, address: string): string {
  const at = escapeXml(address);
  const lang = language ? ` xml:lang="${language}"` : '';
  return `  <entry${lang}>
    <id>${at}</id>
    <title>${escapeXml(title)}</title>
    <published>${moment(date)}</published>
    <updated>${moment(date)}</updated>
    <link rel="alternate" type="text/html" href="${at}"/>
    <category term="${escapeXml(category)}"/>
    <summary>${escapeXml(summary)}</summary>
  </entry>`;
}

/** A day as Atom writes it. */
function moment(day: string): string {
  return `${day}T00:00:00Z`;
}

/** A text as it stands in XML, between tags and in quotes; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
