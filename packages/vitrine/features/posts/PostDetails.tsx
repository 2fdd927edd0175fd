import type { ReactNode } from 'react';
import { bidiText } from '../../components/bidi-text.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { Picture } from '../../components/Picture.tsx';
import '../../components/Prose.css';
import type { PictureData } from '../../components/make-picture.ts';
import { type Tag, Tags } from '../../components/Tags.tsx';
import { directionOf } from '../../i18n/direction.ts';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { writeDate } from '../../i18n/write-date.ts';
import { readingMinutes } from '../../site/post-html.ts';
import type { Post } from '../../site/post-pages.ts';
import styles from './PostDetails.module.css';

interface PostDetailsProps {
  /** The post to show. */
  post: Post;
  /** The tags of the post, each with a link to the posts with that tag. */
  tags: readonly Tag[];
  /** The cover image in several widths. */
  cover?: PictureData | undefined;
  /** The headings for the table of contents, with their ids; empty for a short text. */
  contents: readonly { id: string; text: string }[];
  locale: string;
  strings: Strings['posts'];
  /** The slot for the breadcrumb. */
  breadcrumb?: ReactNode;
  /** The text of the post as HTML. */
  children: ReactNode;
}

/** The page of a post: title, date, tags, cover image and table of contents, then the text. */
export function PostDetails(props: PostDetailsProps) {
  const { post, tags, cover, contents, locale, strings, breadcrumb, children } = props;
  const { date, language, title } = post;
  const minutes = readingMinutes(post.text, language ?? locale);
  return (
    <article className={`${post.text.includes('"block ') ? 'page-grid' : 'wide'} ${styles.post}`}>
      {breadcrumb}
      <PageHeading heading={title} intro={post.summary} lang={language} />
      {cover && (
        <Picture
          className={styles.cover}
          picture={cover}
          alt={post.coverAlt ?? ''}
          sizes="(width < 78rem) 92vw, 73rem"
          eager
        />
      )}
      <div className={`post-text ${styles.columns}`}>
        <div className={`small-note ${styles.side}`}>
          <p>
            <time dateTime={date}>{writeDate(date, locale)}</time>
            <span>{t(strings.reading, { count: minutes }, locale)}</span>
            {post.isWithheld && <strong>{strings.unpublished}</strong>}
          </p>
          {tags.length > 0 && <Tags tags={tags} label={strings.tags} />}
          {contents.length > 0 && (
            <nav className="screen-only" aria-labelledby="contents">
              <h2 id="contents">{strings.contents}</h2>
              <ol lang={language}>
                {contents.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{bidiText(text)}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        <div className="prose" lang={language} dir={directionOf(post.text)}>
          {children}
        </div>
      </div>
    </article>
  );
}
