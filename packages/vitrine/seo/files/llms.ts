import type { Content } from '../../content/types.ts';
import type { ToAddress } from '../../site/addresses.ts';
import { type SitePage, sitePages } from '../../site/site-pages.ts';

/** llms.txt: a Markdown list of the site's pages for language models (https://llmstxt.org). */
export function llmsText(content: Content, address: ToAddress): string {
  const { site, home } = content;
  const listed = sitePages(content).filter((page) => page.listed);
  const sections = listed.filter(({ list, isSubpage }) => list === undefined && !isSubpage);
  const section = (heading: string, pages: readonly SitePage[]) =>
    pages.length > 0 ? [`## ${oneLine(heading)}`, pages.map(item).join('\n')] : [];
  const item = ({ path, title, description }: SitePage) =>
    `- [${oneLine(title)}](${address(path)}): ${oneLine(description)}`;
  const entriesOf = (path: string) => listed.filter(({ list }) => list === path);
  const parts = [
    `# ${oneLine(site.titleSuffix)}`,
    `> ${oneLine(home.page.description)}`,
    ...section(site.name, sections),
    ...sections.flatMap(({ path, title }) => section(title, entriesOf(path))),
  ];
  return `${parts.join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]<>]/g, String.raw`\$&`);
}
