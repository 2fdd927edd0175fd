import type {
  BlogPosting,
  BreadcrumbList,
  CreativeWork,
  Graph,
  OfferCatalog,
  Person,
  ProfessionalService,
  ProfilePage,
  Review,
  Service as ServiceThing,
  Thing,
} from 'schema-dts';
import type { Service, Services } from '../content/schemas/services.ts';
import type { Testimonial } from '../content/schemas/testimonials.ts';
import type { Content, Project } from '../content/types.ts';
import { addressesOf, profiles, type ToAddress } from '../site/addresses.ts';
import type { Crumb } from '../site/navigation.ts';
import { shareImagePath } from '../site/site-pages.ts';

/**
 * Things in the terms of schema.org, as the text of a `<script type="application/ld+json">`. No
 * text in them can end the script: `<` is written as an escape.
 */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}

/** The name by which other things point to the owner. */
function ownerId(address: ToAddress): string {
  return `${address('/')}#owner`;
}

export function profilePage(content: Content, path: string, address: ToAddress): ProfilePage {
  return { '@type': 'ProfilePage', url: address(path), mainEntity: owner(content, address) };
}

function owner({ site, home, skills, contact }: Content, address: ToAddress): Person {
  const knows = skills?.groups.flatMap((group) => group.skills.map(({ name }) => name)) ?? [];
  const elsewhere = profiles(site).map(({ url }) => url);
  return {
    '@type': 'Person',
    '@id': ownerId(address),
    name: site.name,
    url: address('/'),
    description: home.page.description,
    ...(home.hero.eyebrow && { jobTitle: home.hero.eyebrow }),
    ...(contact?.email && { email: contact.email }),
    ...(knows.length > 0 && { knowsAbout: knows }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

export function business(content: Content, address: ToAddress): ProfessionalService {
  const { site, home, contact, services } = content;
  return {
    '@type': 'ProfessionalService',
    '@id': `${address('/')}#business`,
    name: site.titleSuffix,
    url: address('/'),
    description: home.page.description,
    image: addressesOf(content, home.language)(shareImagePath('/')),
    founder: { '@id': ownerId(address) },
    ...(contact?.email && { email: contact.email }),
    ...(contact?.phone && { telephone: contact.phone }),
    ...(services && { hasOfferCatalog: { '@id': `${address('/service')}#catalogue` } }),
  };
}

export function catalogue(services: Services, address: ToAddress): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': `${address('/service')}#catalogue`,
    name: services.heading,
    itemListElement: services.services.map((service) => ({
      '@type': 'Offer',
      itemOffered: serviceName(service, address),
    })),
  };
}

function serviceName({ id, title, text: description }: Service, address: ToAddress) {
  const url = address(`/service/${id}`);
  const type = 'Service' as const;
  return { '@type': type, '@id': `${url}#service`, name: title, description, url };
}

/** A service with its price in the owner's words: a price such as "from 900 €" is no number. */
export function offeredService(
  service: Service,
  { area }: Services,
  address: ToAddress,
): ServiceThing {
  const { price } = service;
  return {
    ...serviceName(service, address),
    provider: { '@id': `${address('/')}#business` },
    ...(area && { areaServed: area }),
    offers: { '@type': 'Offer', ...(price && { description: price }) },
  };
}

interface Work {
  type: 'CreativeWork' | 'BlogPosting';
  path: string;
  title: string;
  summary: string;
  date: string;
  keywords: readonly string[];
  /** The whole address of its image for shared links, where it has one of its own. */
  image: string | undefined;
}

export function describedWork(work: Work, address: ToAddress): CreativeWork | BlogPosting {
  const { type, path, title, summary, date, keywords, image } = work;
  return {
    '@type': type,
    '@id': `${address(path)}#work`,
    name: title,
    ...(type === 'BlogPosting' && { headline: title, author: { '@id': ownerId(address) } }),
    url: address(path),
    description: summary,
    keywords: [...keywords],
    datePublished: date,
    ...(image && { image }),
    creator: { '@id': ownerId(address) },
  };
}

interface AboutProject {
  /** Real reviews by clients; see realReviews. */
  reviews: readonly Testimonial[];
  /** The whole address of its image for shared links, where it has one of its own. */
  image: string | undefined;
  address: ToAddress;
}

export function creativeWork(
  project: Project,
  { reviews, image, address }: AboutProject,
): CreativeWork {
  const { id, category, technologies: keywords, url } = project;
  const work = {
    ...project,
    type: 'CreativeWork',
    path: `/details/${id}`,
    keywords,
    image,
  } as const;
  return {
    ...describedWork(work, address),
    genre: category,
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

/** The way from Home to a page, its own name last. */
export function breadcrumbs(crumbs: readonly Crumb[], address: ToAddress): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: address(path),
    })),
  };
}

/** The way from Home to a page right below it. */
export function pageCrumbs(content: Content, label: string, path: string): BreadcrumbList {
  const home = { label: content.home.page.navLabel, path: '/' };
  return breadcrumbs([home, { label, path }], addressesOf(content));
}
