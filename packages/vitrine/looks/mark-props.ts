import type { PictureData } from '../components/make-picture.ts';
import type { Result } from '../content/schemas/project.ts';
import type { Project } from '../content/types.ts';

/** Props of each look's component `CardMark`, a decoration of a project's card. */
export interface CardMarkProps {
  /** `number` is the position in the list of all projects, 1 for the newest. */
  project: Readonly<Pick<Project, 'title' | 'category' | 'date'>> & {
    readonly summary?: string | undefined;
    readonly number: number;
    readonly duration?: string | undefined;
    readonly cover?: PictureData | undefined;
    readonly result?: Pick<Result, 'figure' | 'label'> | undefined;
  };
  locale: string;
}

/** Props of each look's component `DetailsMark`, a decoration of the page of a project. */
export interface DetailsMarkProps {
  project: Project;
  locale: string;
}
