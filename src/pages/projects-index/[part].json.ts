import type { APIRoute, GetStaticPaths } from 'astro';
import { content } from '../../content/content.ts';
import { projectCard } from '../../projects/card.ts';
import { packCatalogue } from '../../projects/catalogue.ts';
import { cardsPerPage } from '../../projects/page-size.ts';
import { searchText } from '../../projects/search-text.ts';
import { packWords } from '../../projects/word-lists.ts';

const projects = content.projects?.all ?? [];
const pages = Math.ceil(projects.length / cardsPerPage);

/** What the Project page fetches: `list`, `words`, and the cards of each page, `cards-<page>`. */
export const getStaticPaths = (() =>
  pages === 0
    ? []
    : ['list', 'words', ...Array.from({ length: pages }, (_, index) => `cards-${index + 1}`)].map(
        (part) => ({ params: { part } }),
      )) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params: { part = '' } }) => {
  if (part === 'list') return Response.json(packCatalogue(projects));
  if (part === 'words') return Response.json(packWords(projects.map(searchText)));
  const page = Number(part.replace('cards-', ''));
  const shown = projects.slice((page - 1) * cardsPerPage, page * cardsPerPage);
  return Response.json(await Promise.all(shown.map(projectCard)));
};
