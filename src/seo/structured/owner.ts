import type { OfferCatalog, Person, ProfessionalService, ProfilePage } from 'schema-dts';
import type { Services } from '../../content/schemas/services.ts';
import type { Content } from '../../content/types.ts';
import type { ToAddress } from '../files/text-files.ts';
import { profiles } from '../profiles.ts';
import { shareImagePath } from '../site-pages.ts';
import { addressesOf } from './to-address.ts';

/** The name by which other things point to the owner. */
export function ownerId(address: ToAddress): string {
  return `${address('/')}#owner`;
}

export function profilePage(content: Content, path: string, address: ToAddress): ProfilePage {
  return { '@type': 'ProfilePage', url: address(path), mainEntity: owner(content, address) };
}

function owner({ site, home, skills, contact }: Content, address: ToAddress): Person {
  const knows = skills?.groups.flatMap((group) => group.skills.map(({ name }) => name)) ?? [];
  const elsewhere = profiles(site);
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

/** The owner's business. */
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

/** What the owner offers. */
export function catalogue(services: Services, address: ToAddress): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': `${address('/service')}#catalogue`,
    name: services.heading,
    itemListElement: services.services.map(({ id, title, text }) => ({
      '@type': 'Offer',
      itemOffered: {
        '@type': 'Service',
        name: title,
        description: text,
        url: `${address('/service')}#${id}`,
      },
    })),
  };
}
