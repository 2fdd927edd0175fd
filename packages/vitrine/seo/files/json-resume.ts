import type { Content, Project } from '../../content/types.ts';
import { profiles, type ToAddress } from '../../site/addresses.ts';
import { filePaths } from '../../site/file-paths.ts';
import { realReviews } from '../real-reviews.ts';

/** Permanent URL of the JSON Schema of JSON Resume. */
const schemaAddress =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The owner's CV in the format JSON Resume (https://jsonresume.org/schema); undefined if the site
 * has no About page. `npm run init -- --from` can import the file.
 */
export function resume(content: Content, address: ToAddress): string | undefined {
  const { about, skills, projects, testimonials } = content;
  if (!about) return undefined;
  const references = testimonials && realReviews(testimonials.items);
  const fields = {
    $schema: schemaAddress,
    basics: basics(content, address),
    work: some(about.work.map(entry)),
    volunteer: some(about.volunteer.map(entry)),
    education: some(about.education.map(entry)),
    awards: some(about.awards),
    certificates: some(about.certificates.map(entry)),
    publications: some(about.publications.map(entry)),
    skills: some(
      skills?.groups.map(({ title: name, skills }) => {
        return { name, keywords: skills.map((skill) => skill.name) };
      }),
    ),
    languages: some(about.languages),
    interests: some(about.interests.map((each) => ({ ...each, keywords: some(each.keywords) }))),
    projects: some(projects?.all.map(project)),
    references: some(references?.map(({ author, text }) => ({ name: author, reference: text }))),
    meta: { canonical: address(filePaths.resume), version: 'v1.0.0' },
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

function basics({ site, home, about, contact }: Content, address: ToAddress) {
  return {
    name: site.name,
    label: home.hero.eyebrow,
    image: about?.portrait && address(filePaths.portrait),
    email: contact?.email,
    phone: contact?.phone,
    url: address('/'),
    summary: home.about?.text ?? home.page.description,
    location: about?.location,
    profiles: some(profiles(site).map(({ name, url }) => ({ network: name, url: uri(url) }))),
  };
}

function project({ title, client, category, technologies, date, url, summary }: Project) {
  return {
    name: title,
    description: summary,
    keywords: technologies,
    endDate: date,
    url: url && uri(url),
    entity: client,
    type: category,
  };
}

/** A CV entry with an encoded URL, and without an empty list of highlights. */
function entry<T extends { url?: string | undefined; highlights?: string[] }>(fields: T) {
  const { url, highlights } = fields;
  return { ...fields, url: url && uri(url), highlights: some(highlights) };
}

/** Returns the list, or undefined if it is empty, so that JSON omits the field of the list. */
function some<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list && list.length > 0 ? list : undefined;
}

/** Percent-encodes the characters of a URL that RFC 3986 does not allow. */
function uri(address: string): string {
  const href = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/.test(address) ? address : new URL(address).href;
  return href.replaceAll(/[|\\^`{}"<>]/g, encodeURIComponent);
}
