import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { contents, languageParams } from '../../../content/content.ts';
import { mapLimit, openFiles } from '../../../content/map-limit.ts';
import type { Project } from '../../../content/types.ts';
import { projectCard } from '../../../features/projects/card/project-cards.ts';
import type { CardsFile } from '../../../features/projects/search/fetch-search-data.ts';
import { searchEntry } from '../../../features/projects/search/search-entry.ts';

/** Files that the Project page fetches for a search: `cards` for the cards, `search` for the index. */
export const getStaticPaths = (() =>
  contents.flatMap((content) => {
    const projects = content.projects?.all ?? [];
    const parts = projects.length === 0 ? [] : ['cards', 'search'];
    return parts.map((part) => ({
      params: { ...languageParams(content), part },
      props: { projects, content },
    }));
  })) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({
  params: { part },
  props,
}) => {
  const { projects, content } = props;
  if (part === 'search') {
    return Response.json(projects.map((project) => searchEntry(project, content.site.locale)));
  }
  const card = (project: Project) => projectCard(project, content);
  const cards = await mapLimit(projects, openFiles, card);
  const noResultsStrings = content.strings.noResults;
  return Response.json({ cards, noResultsStrings } satisfies CardsFile);
};
