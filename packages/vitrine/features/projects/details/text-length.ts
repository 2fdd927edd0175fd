import { seenLength } from '../../../components/seen-length.ts';
import type { Project } from '../../../content/types.ts';

/** Whether the texts of a project are so short, or its case study so long, that looks set them in their own way. */
export function textLength(
  { problem = '', caseStudy }: Pick<Project, 'problem' | 'caseStudy'>,
  pictures: number,
  hasBlocks: boolean,
): { isShort: boolean; isLong: boolean } {
  return {
    isShort: !hasBlocks && seenLength(problem + caseStudy) < 400,
    isLong: hasBlocks || seenLength(caseStudy) > 400 + 500 * pictures,
  };
}
