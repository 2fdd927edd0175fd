import { bidiText } from '../../components/bidi-text.tsx';
import { Picture } from '../../components/Picture.tsx';
import { directionOf } from '../../i18n/direction.ts';
import type { Strings } from '../../i18n/language.ts';
import { writeDate } from '../../i18n/write-date.ts';
import { href } from '../../site/href.ts';
import styles from './PostList.module.css';
import type { PostEntry } from './post-entry.ts';

interface PostListProps {
  /** The posts to list, in order, with their cover images. */
  posts: readonly PostEntry[];
  /** The heading level of the titles of the posts. */
  level: 2 | 3;
  root: string;
  locale: string;
  strings: Strings['posts'];
}

/** A list of posts, each with date, title, summary and cover image. */
export function PostList({ posts, level, root, locale, strings }: PostListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.posts}>
      {posts.map(({ id, date, isWithheld, language, title, summary, picture }) => {
        const [titleDir, summaryDir] = [directionOf(title), directionOf(summary)];
        return (
          <li key={id} className="post-item" lang={language}>
            <p className="small-note">
              <time dateTime={date}>{writeDate(date, locale)}</time>
              {isWithheld && <strong>{strings.unpublished}</strong>}
            </p>
            <div>
              <Heading dir={titleDir}>
                <a className="area-link" href={href(`/writing/${id}`, root)}>
                  {bidiText(title, titleDir)}
                </a>
              </Heading>
              <p dir={summaryDir}>{bidiText(summary, summaryDir)}</p>
            </div>
            {picture && <Picture picture={picture} alt="" sizes="(width < 48rem) 92vw, 14rem" />}
          </li>
        );
      })}
    </ul>
  );
}
