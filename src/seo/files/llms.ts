import type { Content } from '../../content/types.ts';
import type { ToAddress } from '../addresses.ts';
import { isSection, type SitePage, sitePages } from '../site-pages.ts';

/** The site in one Markdown file, for language models (https://llmstxt.org). */
export function llmsText(content: Content, address: ToAddress): string {
  const { site, home, services, projects } = content;
  const pages = sitePages(content).filter(({ listed }) => listed);
  const below = (path: string) => (page: SitePage) => page.path.startsWith(path);
  const item = ({ path, title, description }: SitePage) =>
    `- [${oneLine(title)}](${address(path)}): ${oneLine(description)}`;
  const list = (heading: string | undefined, isIn: (page: SitePage) => boolean) =>
    heading === undefined
      ? []
      : [`## ${oneLine(heading)}`, pages.filter(isIn).map(item).join('\n')];
  const parts = [
    `# ${oneLine(site.titleSuffix)}`,
    `> ${oneLine(home.page.description)}`,
    ...list(site.name, isSection),
    ...list(services?.heading, below('/service/')),
    ...list(projects?.heading, below('/details/')),
  ];
  return `${parts.join('\n\n')}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[[\]<>]/g, String.raw`\$&`);
}
