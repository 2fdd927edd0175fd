import type { OwnImage } from '../owner/image.ts';
import { today } from '../owner/today.ts';
import type { Draft } from './draft.ts';
import type { Owner } from './owner.ts';
import { aboutDraft, contactDraft, homeDraft, siteDraft, skillsDrafts } from './page-drafts.ts';
import { firstProject, projectsDraft, projectsOfImages } from './project-drafts.ts';

/**
 * The files of a new content folder.
 *
 * @param images Covers to begin projects with; without any, this website is the first project.
 */
export function makeDrafts(owner: Owner, images: readonly OwnImage[]): Draft[] {
  const date = today();
  const projects =
    images.length > 0 ? projectsOfImages(owner, images, date) : [firstProject(owner, date)];
  return [
    siteDraft(owner),
    homeDraft(owner),
    aboutDraft(owner),
    ...skillsDrafts(owner),
    contactDraft(owner),
    projectsDraft(owner),
    ...projects,
  ];
}
