import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  CreativeWorkLeaf,
  Graph,
  OfferCatalogLeaf,
  PersonLeaf,
  ProfessionalServiceLeaf,
  ProfilePageLeaf,
  ReviewLeaf,
  ServiceLeaf,
  Thing,
} from 'schema-dts';
import type { Service, Services } from '../content/schemas/services.ts';
import type { Testimonial } from '../content/schemas/testimonials.ts';
import type { Content, Project } from '../content/types.ts';
import { addressesOf, profiles } from '../site/addresses.ts';
import type { Crumb } from '../site/navigation.ts';
import { shareImagePath } from '../site/site-pages.ts';

/**
 * Serializes schema.org objects for a `<script type="application/ld+json">`. `<` is escaped, so
 * that no text can close the script element.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** The JSON-LD `@id` of the owner, by which other schema.org objects refer to the owner. */
function ownerId(content: Content): string {
  return `${addressesOf(content)('/')}#owner`;
}

/** The page about the owner, as a schema.org `ProfilePage`. */
export function profilePage(content: Content, path: string): ProfilePageLeaf {
  const url = addressesOf(content)(path);
  return { '@type': 'ProfilePage', url, mainEntity: owner(content) };
}

function owner(content: Content): PersonLeaf {
  const { site, home, skills, contact } = content;
  const knows = skills?.groups.flatMap((group) => group.skills.map(({ name }) => name)) ?? [];
  const elsewhere = profiles(site).map(({ url }) => url);
  return {
    '@type': 'Person',
    '@id': ownerId(content),
    name: site.name,
    url: addressesOf(content)('/'),
    description: home.page.description,
    ...(home.hero.eyebrow && { jobTitle: home.hero.eyebrow }),
    ...(contact?.email && { email: contact.email }),
    ...(knows.length > 0 && { knowsAbout: knows }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

/** What the owner offers to clients, as a schema.org `ProfessionalService`. */
export function business(content: Content): ProfessionalServiceLeaf {
  const { site, home, contact, services } = content;
  const address = addressesOf(content);
  return {
    '@type': 'ProfessionalService',
    '@id': `${address('/')}#business`,
    name: site.titleSuffix,
    url: address('/'),
    description: home.page.description,
    image: addressesOf(content, home.language)(shareImagePath('/')),
    founder: { '@id': ownerId(content) },
    ...(contact?.email && { email: contact.email }),
    ...(contact?.phone && { telephone: contact.phone }),
    ...(services && { hasOfferCatalog: { '@id': `${address('/service')}#catalogue` } }),
  };
}

/** The list of services, as a schema.org `OfferCatalog`. */
export function catalogue(services: Services, content: Content): OfferCatalogLeaf {
  return {
    '@type': 'OfferCatalog',
    '@id': `${addressesOf(content)('/service')}#catalogue`,
    name: services.heading,
    itemListElement: services.services.map((service) => ({
      '@type': 'Offer',
      itemOffered: serviceName(service, content),
    })),
  };
}

function serviceName({ id, title, text: description }: Service, content: Content) {
  const url = addressesOf(content)(`/service/${id}`);
  const type = 'Service' as const;
  return { '@type': type, '@id': `${url}#service`, name: title, description, url };
}

/** A service with its price as text, because a price such as "from 900 €" is not a number. */
export function offeredService(service: Service, content: Content): ServiceLeaf {
  const area = content.services?.area;
  return {
    ...serviceName(service, content),
    provider: { '@id': `${addressesOf(content)('/')}#business` },
    ...(area && { areaServed: area }),
    offers: { '@type': 'Offer', ...(service.price && { description: service.price }) },
  };
}

interface Work {
  type: 'CreativeWork' | 'BlogPosting';
  path: string;
  title: string;
  summary: string;
  date: string;
  keywords: readonly string[];
  /** Absolute URL of the work's own share image (Open Graph); undefined without one. */
  image: string | undefined;
}

/** A project or a post, as a schema.org `CreativeWork` or `BlogPosting`. */
export function describedWork(work: Work, content: Content): CreativeWorkLeaf | BlogPostingLeaf {
  const { type, path, title, summary, date, keywords, image } = work;
  const url = addressesOf(content)(path);
  const author = { '@id': ownerId(content) };
  return {
    '@type': type,
    '@id': `${url}#work`,
    name: title,
    ...(type === 'BlogPosting' && { headline: title, author }),
    url,
    description: summary,
    keywords: [...keywords],
    datePublished: date,
    ...(image && { image }),
    creator: author,
  };
}

/**
 * A project as a schema.org `CreativeWork`.
 *
 * @param reviews Reviews by clients, without invented ones of an example: see {@link realReviews}. Those that the
 *   owner asked for are left out: search engines forbid to mark them up, because they come from the owner's own form.
 * @param image Absolute URL of the project's own share image (Open Graph); undefined without one.
 */
export function creativeWork(
  project: Project,
  content: Content,
  reviews: readonly Testimonial[],
  image: string | undefined,
): CreativeWorkLeaf | BlogPostingLeaf {
  const { id, category, technologies: keywords, url } = project;
  const given = reviews.filter(({ consent, original }) => (consent ?? original) === undefined);
  const work = {
    ...project,
    type: 'CreativeWork',
    path: `/details/${id}`,
    keywords,
    image,
  } as const;
  return {
    ...describedWork(work, content),
    genre: category,
    ...(url && { sameAs: url }),
    ...(given.length > 0 && { review: given.map((item) => review(item, project)) }),
  };
}

function review({ author, text }: Testimonial, { review: stars }: Project): ReviewLeaf {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewBody: text,
    ...(stars !== undefined && {
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 0 },
    }),
  };
}

/** The breadcrumbs of a page as JSON-LD; the last one is the page itself. */
export function breadcrumbs(crumbs: readonly Crumb[], content: Content): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressesOf(content)(path),
    })),
  };
}

/** The breadcrumbs of a top-level page as JSON-LD: Home, then the page. */
export function pageCrumbs(content: Content, label: string, path: string): BreadcrumbListLeaf {
  const home = { label: content.home.page.navLabel, path: '/' };
  return breadcrumbs([home, { label, path }], content);
}
