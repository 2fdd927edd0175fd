import { makePicture, type PictureData } from '../../components/pictures.ts';
import type { Post } from '../../site/post-pages.ts';

/** A post in a list, with its cover in the widths of lists. */
export interface PostEntry extends Post {
  picture?: PictureData | undefined;
}

/** The posts of a list with their covers. */
export function postEntries(posts: readonly Post[]): Promise<PostEntry[]> {
  return Promise.all(
    posts.map(async (post) => ({
      ...post,
      picture: post.cover && (await makePicture(post.cover, [240, 480, 800])),
    })),
  );
}
