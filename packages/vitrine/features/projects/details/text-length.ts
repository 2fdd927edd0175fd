import type { Project } from '../../../content/types.ts';

/** Whether the texts of a project are so short, or its case study so long, that looks set them in their own way. */
export function textLength(
  { problem = '', caseStudy }: Pick<Project, 'problem' | 'caseStudy'>,
  pictures: number,
  hasBlocks: boolean,
): { isShort: boolean; isLong: boolean } {
  return {
    isShort: !hasBlocks && problem.length + caseStudy.length < 400,
    isLong: hasBlocks || caseStudy.length > 400 + 500 * pictures,
  };
}
