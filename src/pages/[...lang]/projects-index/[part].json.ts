import type { APIRoute, GetStaticPaths } from 'astro';
import { contents, languageParams } from '../../../content/content.ts';
import type { Project } from '../../../content/types.ts';
import { projectCard } from '../../../projects/card.ts';
import { packCatalogue } from '../../../projects/catalogue.ts';
import { cardsPerPage } from '../../../projects/page-size.ts';
import { searchText } from '../../../projects/search-text.ts';
import { packWords } from '../../../projects/word-lists.ts';

/** What the Project page fetches: `list`, `words`, and the cards of each page, `cards-<page>`. */
export const getStaticPaths = (() =>
  contents.flatMap((content) => {
    const projects = content.projects?.all ?? [];
    if (projects.length === 0) return [];
    const pages = Math.ceil(projects.length / cardsPerPage);
    const cards = Array.from({ length: pages }, (_, index) => `cards-${index + 1}`);
    return ['list', 'words', ...cards].map((part) => ({
      params: { ...languageParams(content), part },
      props: { projects, locale: content.site.locale },
    }));
  })) satisfies GetStaticPaths;

interface Props extends Record<string, unknown> {
  projects: readonly Project[];
  locale: string;
}

export const GET: APIRoute<Props> = async ({ params: { part = '' }, props }) => {
  const { projects, locale } = props;
  if (part === 'list') return Response.json(packCatalogue(projects));
  if (part === 'words') return Response.json(packWords(projects.map(searchText)));
  const page = Number(part.replace('cards-', ''));
  const shown = projects.slice((page - 1) * cardsPerPage, page * cardsPerPage);
  return Response.json(await Promise.all(shown.map((project) => projectCard(project, locale))));
};
