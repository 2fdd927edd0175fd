import { bidiText } from '../../components/bidi-text.tsx';
import type { PictureData } from '../../components/make-picture.ts';
import { Picture } from '../../components/Picture.tsx';
import type { TestimonialCardData } from '../../components/testimonials/TestimonialCard.tsx';
import type { Project } from '../../content/types.ts';
import { href } from '../../site/href.ts';
import styles from './ServiceCase.module.css';

interface ServiceCaseProps {
  project: Pick<Project, 'id' | 'title' | 'coverAlt' | 'results' | 'language'>;
  picture?: PictureData | undefined;
  /** What the client of the project says. */
  quote?: Pick<TestimonialCardData, 'author' | 'title' | 'text' | 'source'> | undefined;
  /** What the project is here, such as an example of the service. */
  label: string | undefined;
  root: string;
}

/** A project beside a service, or in place of the owner's portrait: its cover, the words of its client and its first figure. */
export function ServiceCase({ project, picture, quote, label, root }: ServiceCaseProps) {
  const { id, title, coverAlt = '', language } = project;
  const [result] = project.results;
  return (
    <div className={`screen-only service-case ${styles.case}`} lang={language}>
      <p className="service-example">
        {label} <a href={href(`/details/${id}`, root)}>{bidiText(title)}</a>
      </p>
      {picture && (
        <Picture
          className={`service-picture ${styles.picture}`}
          picture={picture}
          alt={coverAlt}
          sizes="(width < 56rem) 92vw, 40rem"
          eager
        />
      )}
      {quote && (
        <figure className="service-quote">
          <blockquote className="quote-words" cite={quote.source}>
            {bidiText(quote.text)}
          </blockquote>{' '}
          <figcaption className="small-note">
            {bidiText(quote.author)}
            {quote.title && ', '}
            {bidiText(quote.title)}
          </figcaption>
        </figure>
      )}
      {result && (
        <div className={`service-figure ${styles.figure}`}>
          <p className="like-heading">
            <bdi>{result.figure}</bdi>
          </p>
          <p>
            {bidiText(result.label)}
            {result.source && (
              <span className={`small-note ${styles.source}`}>{bidiText(result.source)}</span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
