import type { CreativeWork, Review } from 'schema-dts';
import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { Project } from '../../content/types.ts';
import type { ToAddress } from '../files/text-files.ts';
import { ownerId } from './owner.ts';

/** What is told of a project beside its own facts. */
interface About {
  /** What clients really said about it; see realReviews. */
  reviews: readonly Testimonial[];
  /** The whole address of its image for shared links. */
  image: string;
  address: ToAddress;
}

export function creativeWork(project: Project, { reviews, image, address }: About): CreativeWork {
  const { id, title, summary, category, technologies, date, url } = project;
  const path = `/details/${id}`;
  return {
    '@type': 'CreativeWork',
    '@id': `${address(path)}#work`,
    name: title,
    url: address(path),
    description: summary,
    genre: category,
    keywords: [...technologies],
    datePublished: date,
    image,
    creator: { '@id': ownerId(address) },
    ...(url && { sameAs: url }),
    ...(reviews.length > 0 && { review: reviews.map((item) => review(item, project)) }),
  };
}

function review({ author, text }: Testimonial, { review: stars }: Project): Review {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewBody: text,
    ...(stars !== undefined && {
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 0 },
    }),
  };
}
