import { frontOf, wantedLayout } from './fronts.ts';
import { kindOf, makeSite } from './make-site.ts';
import { renderPage } from './page.ts';
import { planCovers } from './plan.ts';
import type { Project } from './read-projects.ts';

/** A cover that is ready to be photographed. */
export type Cover = {
  /** Id of the project. */
  id: string;
  /** Names of what it is made with. */
  layout: string;
  palette: string;
  type: string;
  /** The whole page. */
  html: string;
};

/** Draws the front pages of all projects. The same projects give the same pages. */
export function renderCovers(projects: readonly Project[]): Cover[] {
  const plans = planCovers(
    projects.map((project) => {
      const wanted = wantedLayout(project.id);
      return { id: project.id, kind: kindOf(project), ...(wanted ? { wanted } : {}) };
    }),
  );
  return projects.map((project) => {
    const plan = plans.get(project.id);
    if (!plan) throw new Error(`Project ${project.id} has no plan.`);
    const site = makeSite(project, frontOf(project, kindOf(project)), plan);
    return {
      id: project.id,
      layout: plan.layout.name,
      palette: plan.palette.name,
      type: plan.type.name,
      html: renderPage(site, plan.layout),
    };
  });
}
