import { makePicture, type PictureData } from '../../components/make-picture.ts';
import { pictureWidths } from '../../components/picture-widths.ts';
import type { Post } from '../../site/post-pages.ts';

/** A post with its cover image in the widths that lists of posts need. */
export interface PostEntry extends Post {
  picture?: PictureData | undefined;
}

/** Adds the cover images to the posts of a list. */
export function postEntries(posts: readonly Post[]): Promise<PostEntry[]> {
  return Promise.all(
    posts.map(async (post) => ({
      ...post,
      picture: post.cover && (await makePicture(post.cover, pictureWidths.postInList)),
    })),
  );
}
