import { today } from '../../src/content/schemas/fields/dates.ts';
import type { OwnImage } from '../content-files/image.ts';
import type { Draft } from './draft.ts';
import type { Owner } from './owner.ts';
import { aboutDraft, contactDraft, homeDraft, siteDraft, skillsDrafts } from './page-drafts.ts';
import { firstProject, projectsDraft, projectsOfImages, technologiesOf } from './project-drafts.ts';
import { resumeProjects, testimonialsDrafts, wordsOf } from './resume/resume-drafts.ts';

/**
 * The files of a new content folder.
 *
 * @param images Covers to begin projects with; without any, this website is the first project.
 */
export function makeDrafts(owner: Owner, images: readonly OwnImage[]): Draft[] {
  return [
    siteDraft(owner),
    homeDraft(owner),
    aboutDraft(owner),
    ...skillsDrafts(owner),
    contactDraft(owner),
    ...testimonialsDrafts(owner),
    ...projectDrafts(owner, images),
  ];
}

function projectDrafts(owner: Owner, images: readonly OwnImage[]): Draft[] {
  const date = today();
  if (owner.projects.length > 0) {
    const words = wordsOf(owner.projects);
    const categories = words.categories.length > 0 ? words.categories : owner.categories;
    const technologies = words.technologies.length > 0 ? words.technologies : technologiesOf(owner);
    const projects = resumeProjects(owner, categories, technologies, date);
    return [projectsDraft(owner, categories, technologies), ...projects];
  }
  if (images.length === 0 && owner.hasNoProject) return [];
  return [
    projectsDraft(owner, owner.categories, technologiesOf(owner)),
    ...(images.length > 0 ? projectsOfImages(owner, images, date) : [firstProject(owner, date)]),
  ];
}
