import { frontOf, wantedLayout } from './fronts.ts';
import { innerPage, innerPlan } from './inner-page.ts';
import { kindOf, makeSite } from './make-site.ts';
import { renderPage } from './page.ts';
import { type Plan, planCovers } from './plan.ts';
import type { Project } from './read-projects.ts';
import type { Front } from './site.ts';

/** The file name of the picture of a front page. */
const coverFile = 'cover.webp';

/** A page that is ready to be photographed. */
export type Shot = {
  /** Id of the project. */
  id: string;
  /** File name of the picture in the project's folder. */
  file: string;
  /** Names of what it is made with. */
  layout: string;
  palette: string;
  type: string;
  /** The whole page. */
  html: string;
};

/** Draws the front pages of all projects. The same projects give the same pages. */
export function renderCovers(projects: readonly Project[]): Shot[] {
  return plannedProjects(projects).map(([project, plan]) =>
    shot(project, coverFile, frontOf(project, kindOf(project)), plan),
  );
}

/** Draws a page for each further image that a project's `index.md` names. */
export function renderInnerPages(projects: readonly Project[]): Shot[] {
  return plannedProjects(projects).flatMap(([project, plan]) => {
    const front = frontOf(project, kindOf(project));
    const taken = [plan.layout.name];
    return project.images.map(({ image }, index) => {
      const inner = innerPlan(plan, `${project.id} ${image}`, taken);
      taken.push(inner.layout.name);
      return shot(project, image, innerPage(front, index), inner);
    });
  });
}

function plannedProjects(projects: readonly Project[]): [Project, Plan][] {
  const plans = planCovers(
    projects.map((project) => {
      const wanted = wantedLayout(project.id);
      return { id: project.id, kind: kindOf(project), ...(wanted ? { wanted } : {}) };
    }),
  );
  return projects.map((project) => {
    const plan = plans.get(project.id);
    if (!plan) throw new Error(`Project ${project.id} has no plan.`);
    return [project, plan];
  });
}

function shot(project: Project, file: string, front: Front, plan: Plan): Shot {
  const { layout, palette, type } = plan;
  return {
    id: project.id,
    file,
    layout: layout.name,
    palette: palette.name,
    type: type.name,
    html: renderPage(makeSite(project, front, plan), layout),
  };
}
