import { lookAtImage, type OwnImage } from '../content-files/image.ts';
import type { Question } from '../prompts/questions.ts';

/**
 * The question for an image that is copied into the content.
 *
 * @param least The least width of its place, in pixels.
 */
export function imageQuestion<Flag extends string>(
  flag: Flag,
  what: string,
  least: number,
): Question<Flag> {
  return {
    flag,
    value: 'file',
    help: `${what}; copied into the content`,
    ask: `${what.charAt(0).toUpperCase()}${what.slice(1)}: the path of a file (Enter leaves it out)`,
    rule: async (path) => {
      const image = await lookAtImage(path, least);
      return typeof image === 'string' ? image : undefined;
    },
  };
}

/** The image that was given, which the question has looked at. */
export async function givenImage(
  path: string | undefined,
  least: number,
): Promise<OwnImage | undefined> {
  if (path === undefined) return undefined;
  const image = await lookAtImage(path, least);
  if (typeof image !== 'string') return image;
  throw new Error(`${path} was an image a moment ago: ${image}`);
}
