import { firstFields } from '../../content/edit/first-fields.ts';
import { idFrom } from '../../content/edit/ids.ts';
import { infoAt } from '../../content/loader/schema-keys.ts';
import { anyLength } from '../../content/schemas/fields/field-info.ts';
import { siteSchema } from '../../content/schemas/site.ts';
import { t } from '../../i18n/t.ts';
import type { LocalImage } from '../content-files/copy-image.ts';
import type { NewService } from './ask-entries.ts';
import type { Owner } from './owner.ts';
import { projectDrafts } from './project-drafts.ts';
import type { Draft } from './write-content-folder.ts';

/**
 * The files of a new content folder before they are written.
 *
 * @param images The covers of new projects; if there are none, this website is the first project.
 */
export function makeDrafts(
  owner: Owner,
  services: readonly NewService[],
  images: readonly LocalImage[],
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

function siteDraft({ name, address, locale, repository, socials, texts, ...owner }: Owner): Draft {
  const brand = shortName(name, infoAt(siteSchema, ['brand']).maxLength ?? anyLength);
  const what = 'Check the name of the site, which is shorter than your own name.';
  return {
    collection: 'site',
    data: {
      name,
      brand,
      titleSuffix: name,
      address,
      host: owner.host,
      locale,
      look: owner.look,
      repository,
      notFound: texts.notFound,
      footer: { tagline: `${owner.trade}.`, copyright: `© {year} ${name}` },
      socials: socials.length > 0 ? socials : undefined,
    },
    notes: brand === name ? [] : [{ field: ['brand'], what }],
  };
}

/** The title, the navigation label and the description of a page. */
function pageNames(texts: { title: string; description: string }, owner: Owner) {
  const { title, description } = texts;
  return { title, navLabel: title, description: fill(description, owner) };
}

/** Replaces the placeholders {name}, {trade} and {words} in a text by the answers of the owner. */
function fill(text: string, owner: Owner): string {
  const { name, tradeInside: trade, wordsInside: words, locale } = owner;
  return t(text, { name, trade, words }, locale);
}

function homeDraft(owner: Owner): Draft {
  const { words, label, summary, hasNoProject } = owner;
  const { home, files } = owner.texts;
  const actions = [
    { label: home.projects, to: '/project' },
    { label: home.contact, to: '/contact' },
  ];
  return {
    collection: 'home',
    data: {
      page: pageNames(home, owner),
      hero: {
        eyebrow: label,
        lead: home.lead,
        words,
        ...(owner.look === 'plain' && { rounds: 1 }),
        text: home.text,
        actions: hasNoProject ? actions.slice(1) : actions,
      },
      ...(owner.look === 'plain' && { counters: 'still' }),
      work: hasNoProject ? undefined : { heading: home.work, newest: 3 },
      about: { text: summary ?? fill(home.about, owner), linkText: home.aboutLink },
      services: { heading: home.services },
      testimonials: files.testimonials,
      closing: { heading: home.closing, linkText: home.contact },
    },
  };
}

function aboutDraft(owner: Owner): Draft {
  const { about } = owner.texts;
  const what =
    'Add a portrait: save the image in the folder of this file, and set the fields portrait and portraitAlt.';
  return {
    collection: 'about',
    data: {
      page: pageNames(about, owner),
      heading: about.heading,
      ...Object.fromEntries(
        Object.entries(owner.curriculum ?? {}).filter(([, list]) => list.length > 0),
      ),
      location: owner.location,
    },
    body: owner.summary ?? fill(about.text, owner),
    notes: [{ field: ['heading'], what }],
  };
}

function contactDraft(owner: Owner): Draft {
  const { email, phone, delivery } = owner;
  const { contact } = owner.texts;
  const what = 'Check that this text describes what you do with messages.';
  return {
    collection: 'contact',
    data: {
      page: pageNames(contact, owner),
      heading: contact.heading,
      email,
      phone,
      form: { heading: contact.form, privacy: contact.privacy },
      delivery,
    },
    notes: [{ field: ['form', 'privacy'], what }],
  };
}

/** The file `services.yaml`, if the owner named services. */
function servicesDrafts(owner: Owner, services: readonly NewService[]): Draft[] {
  if (services.length === 0) return [];
  const data = {
    ...firstFields('services', owner),
    services: withIds(services, 'service', ({ title }) => title),
  };
  return [{ collection: 'services', data }];
}

/** Adds a unique id to each entry, derived from the title. */
function withIds<T extends object>(
  entries: readonly T[],
  noun: string,
  getTitle: (entry: T) => string,
) {
  const ids: string[] = [];
  return entries.map((entry) => {
    const id = idFrom(getTitle(entry), noun, ids);
    ids.push(id);
    return { id, ...entry };
  });
}

/** The file `skills.yaml`, if the owner named skills. */
function skillsDrafts(owner: Owner): Draft[] {
  const { skillGroups: groups } = owner;
  if (groups.length === 0) return [];
  return [{ collection: 'skills', data: { ...firstFields('skills', owner), groups } }];
}

/** The file `testimonials.yaml`, if the JSON Resume file has references. */
function testimonialsDrafts(owner: Owner): Draft[] {
  const { references = [] } = owner;
  if (references.length === 0) return [];
  const items = withIds(references, 'testimonial', ({ author }) => author);
  return [{ collection: 'testimonials', data: { ...firstFields('testimonials', owner), items } }];
}

/** Shortens a name to fit: whole, or its first and last word, last word, first word, or beginning. */
export function shortName(name: string, maxLength: number): string {
  const words = name.split(/\s+/);
  const [first = name, last = name] = [words[0], words.at(-1)];
  const fits = [name, `${first} ${last}`, last, first].find((one) => [...one].length <= maxLength);
  return fits ?? [...name].slice(0, maxLength).join('').trim();
}
