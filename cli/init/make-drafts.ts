import { infoAt } from '../../src/content/loader/schema-keys.ts';
import { anyLength } from '../../src/content/schemas/fields/field-info.ts';
import { firstServices } from '../../src/content/schemas/services.ts';
import { siteSchema } from '../../src/content/schemas/site.ts';
import { firstTestimonials } from '../../src/content/schemas/testimonials.ts';
import { idFrom } from '../content-files/ids.ts';
import type { OwnImage } from '../content-files/image.ts';
import type { OwnService } from './entries.ts';
import type { Draft } from './folder.ts';
import type { Owner } from './owner.ts';
import { pageNames, projectDrafts } from './project-drafts.ts';

/**
 * The files of a new content folder.
 *
 * @param images Covers to begin projects with; without any, this website is the first project.
 */
export function makeDrafts(
  owner: Owner,
  services: readonly OwnService[],
  images: readonly OwnImage[],
): Draft[] {
  return [
    siteDraft(owner),
    homeDraft(owner),
    aboutDraft(owner),
    ...servicesDrafts(owner, services),
    ...skillsDrafts(owner),
    contactDraft(owner),
    ...testimonialsDrafts(owner),
    ...projectDrafts(owner, images),
  ];
}

function siteDraft({ name, address, locale, repository, socials, ...owner }: Owner): Draft {
  const brand = shortName(name, infoAt(siteSchema, ['brand']).room ?? anyLength);
  return {
    kind: 'site',
    data: {
      name,
      brand,
      titleSuffix: name,
      address,
      host: owner.host,
      locale,
      look: owner.look,
      repository,
      notFound: {
        title: 'Not found',
        description: 'No page of this site has this address.',
        heading: 'Nothing here',
        text: 'No page has this address. Perhaps it has moved, perhaps a letter is missing.',
        linkText: 'To the first page',
      },
      footer: { tagline: `${owner.trade}.`, copyright: `© {year} ${name}` },
      socials: socials.length > 0 ? socials : undefined,
    },
    notes: [
      ...(brand === name
        ? []
        : [{ field: ['brand'], what: 'The name of the site; yours is longer.' }]),
      ...(owner.hasNoAddress ? [{ field: ['address'], what: 'Where the site will stand.' }] : []),
    ],
  };
}

function homeDraft({ name, words, label, tradeInside, summary, hasNoProject }: Owner): Draft {
  const actions = [
    { label: 'See my work', to: '/project' },
    { label: 'Write to me', to: '/contact' },
  ];
  return {
    kind: 'home',
    data: {
      page: pageNames('Home', `${list(words)} by ${name}, ${tradeInside}.`),
      hero: {
        eyebrow: label,
        lead: 'I make',
        words,
        text: 'Tell me what you need, and I tell you what it takes.',
        actions: hasNoProject ? actions.slice(1) : actions,
      },
      work: hasNoProject ? undefined : { heading: 'Selected work', newest: 3 },
      about: {
        text: summary ?? `I am ${name}, ${tradeInside}. You talk to the person who does the work.`,
        linkText: 'More about me',
      },
      services: { heading: 'What I do' },
      testimonials: { heading: 'What clients say' },
      closing: { heading: 'What do you need?', linkText: 'Write to me' },
    },
    notes: [
      { field: ['page', 'description'], what: 'What search engines show of you.' },
      { field: ['hero', 'text'], what: 'One or two sentences below the headline.' },
      { field: ['about', 'text'], what: 'A few sentences about you.' },
    ],
  };
}

function aboutDraft(owner: Owner): Draft {
  const { name, words, tradeInside, summary } = owner;
  return {
    kind: 'about',
    data: {
      page: pageNames('About', `About ${name}, ${tradeInside}.`),
      heading: 'About me',
      ...Object.fromEntries(
        Object.entries(owner.curriculum ?? {}).filter(([, list]) => list.length > 0),
      ),
      location: owner.location,
    },
    body: summary ?? `My name is ${name}, ${tradeInside}.\n\nWhat I make: ${list(words)}.`,
    notes: [
      { field: [], what: 'Who you are, how you work, what you like.' },
      {
        field: ['heading'],
        what: 'A portrait: put it beside the file, add portrait and portraitAlt.',
      },
    ],
  };
}

function contactDraft({ name, email, phone, delivery }: Owner): Draft {
  return {
    kind: 'contact',
    data: {
      page: pageNames('Contact', `How to write to ${name} about your project.`),
      heading: 'Write to me',
      email,
      phone,
      form: {
        heading: 'Your message',
        privacy: 'What you write here is used for an answer to you, and for nothing else.',
      },
      delivery,
    },
    notes: [{ field: ['form', 'privacy'], what: 'Whether this is what you do with messages.' }],
  };
}

/** What the owner offers, where that was told. */
function servicesDrafts({ name }: Owner, services: readonly OwnService[]): Draft[] {
  if (services.length === 0) return [];
  const data = {
    ...firstServices(name),
    services: withIds(services, 'service', ({ title }) => title),
  };
  return [{ kind: 'services', data, notes: [] }];
}

/** Entries with ids from their titles, each of which is another. */
function withIds<T extends object>(
  entries: readonly T[],
  noun: string,
  titleOf: (entry: T) => string,
) {
  const ids: string[] = [];
  return entries.map((entry) => {
    const id = idFrom(titleOf(entry), noun, ids);
    ids.push(id);
    return { id, ...entry };
  });
}

/** The skills, where there are any. */
function skillsDrafts({ skillGroups }: Owner): Draft[] {
  if (skillGroups.length === 0) return [];
  return [{ kind: 'skills', data: { heading: 'Skills', groups: skillGroups }, notes: [] }];
}

/** What people said, where the file has references. */
function testimonialsDrafts({ references = [] }: Owner): Draft[] {
  if (references.length === 0) return [];
  const items = withIds(references, 'testimonial', ({ author }) => author);
  return [{ kind: 'testimonials', data: { ...firstTestimonials(), items }, notes: [] }];
}

/** A name where it has little room: whole, else its first and last word, one of them, its beginning. */
export function shortName(name: string, room: number): string {
  const words = name.split(/\s+/);
  const [first = name, last = name] = [words[0], words.at(-1)];
  const fits = [name, `${first} ${last}`, last, first].find((text) => [...text].length <= room);
  return fits ?? [...name].slice(0, room).join('').trim();
}

/** `A, B and C`, as English has it. */
function list(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(words);
}
