import type { ContentKind } from '../../src/content/schemas/all.ts';

/** The most characters that a text may have before it is far too long for where it stands. */
export type Limits = Readonly<Record<string, number>>;

const page: Limits = { 'page.title': 70, 'page.link': 24, 'page.description': 320 };
const heading: Limits = { heading: 80 };
const opening: Limits = { ...heading, intro: 400 };

function counters(path: string): Limits {
  return { [`${path}[].label`]: 30, [`${path}[].prefix`]: 8, [`${path}[].suffix`]: 8 };
}

/** By kind of file and field; `[]` stands for every entry of a list. A test knows the rest. */
export const limits: Readonly<Record<ContentKind, Limits>> = {
  site: {
    name: 60,
    brand: 30,
    titleSuffix: 60,
    'code.name': 30,
    'notFound.title': 70,
    'notFound.description': 320,
    'notFound.heading': 80,
    'notFound.text': 400,
    'notFound.more': 40,
    'footer.headline': 100,
    'footer.tagline': 200,
    'footer.copyright': 160,
    'socials[].name': 30,
  },
  home: {
    ...page,
    'hero.eyebrow': 80,
    'hero.lead': 60,
    'hero.words[]': 40,
    'hero.text': 400,
    'hero.actions[].label': 30,
    'window.figure': 8,
    'window.label': 30,
    ...counters('stats'),
    'about.text': 600,
    'about.more': 40,
    'services.heading': 80,
    'testimonials.heading': 80,
  },
  about: {
    ...page,
    ...heading,
    portraitAlt: 300,
    'experience.heading': 80,
    ...counters('experience.stats'),
    'work[].name': 80,
    'work[].position': 80,
    'work[].summary': 400,
    'work[].highlights[]': 200,
    'education[].institution': 80,
    'education[].studyType': 60,
    'education[].area': 80,
    'languages[].language': 40,
    'languages[].fluency': 60,
  },
  services: {
    ...page,
    ...opening,
    more: 40,
    ask: 40,
    'services[].title': 60,
    'services[].text': 300,
    'services[].price': 40,
    'services[].duration': 40,
  },
  skills: { heading: 80, 'groups[].title': 40, 'groups[].skills[].name': 30 },
  testimonials: {
    heading: 80,
    'records[].author': 60,
    'records[].title': 100,
    'records[].text': 700,
  },
  contact: {
    ...page,
    ...opening,
    'sign.text': 80,
    'sign.note': 80,
    'form.heading': 80,
    'form.privacy': 300,
    'delivery.confirmation.subject': 100,
  },
  projects: {
    ...page,
    'details.title': 70,
    'details.link': 24,
    'details.description': 320,
    ...opening,
    more: 40,
    'categories.label': 40,
    'categories.options[]': 40,
    'languages.label': 40,
    'languages.options[]': 40,
  },
  project: {
    title: 80,
    client: 80,
    summary: 500,
    coverAlt: 300,
    'images[].alt': 300,
  },
  page: { title: 70, link: 24, description: 320 },
};
