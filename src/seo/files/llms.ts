import type { Content } from '../../content/types.ts';
import type { ToAddress } from '../addresses.ts';
import { isSection, type SitePage, sitePages } from '../site-pages.ts';

/** The site in one Markdown file, for language models (https://llmstxt.org). */
export function llmsText(content: Content, address: ToAddress): string {
  const { site, home, projects } = content;
  const pages = sitePages(content).filter(({ listed }) => listed);
  const isProject = ({ path }: SitePage) => path.startsWith('/details/');
  const item = ({ path, title, description }: SitePage) =>
    `- [${oneLine(title)}](${address(path)}): ${oneLine(description)}`;
  const parts = [
    `# ${oneLine(site.titleSuffix)}`,
    `> ${oneLine(home.page.description)}`,
    `## ${oneLine(site.name)}`,
    pages.filter(isSection).map(item).join('\n'),
  ];
  if (projects) {
    parts.push(`## ${oneLine(projects.heading)}`, pages.filter(isProject).map(item).join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]<>]/g, String.raw`\$&`);
}
