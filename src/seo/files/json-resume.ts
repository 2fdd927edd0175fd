import type { Content, Project } from '../../content/types.ts';
import { profiles, type ToAddress } from '../../site/addresses.ts';
import { filePaths } from '../../site/file-paths.ts';
import type { IsSampleText } from '../real-reviews.ts';

/** The permanent address of the schema of the file. */
const schemaAddress =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/**
 * The owner's curriculum in JSON Resume form (https://jsonresume.org/schema); undefined where there
 * is no About page. `npm run init -- --from` reads it again.
 *
 * @param isSample Recognizes the sample's testimonials, which are invented and so no references.
 */
export function resume(
  content: Content,
  address: ToAddress,
  isSample: IsSampleText,
): string | undefined {
  const { about, skills, projects, testimonials } = content;
  if (!about) return undefined;
  const references = testimonials?.items.filter(({ text }) => !isSample(text));
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

/** An entry of the curriculum with an encoded address, and without empty lists. */
function entry<T extends { url?: string | undefined; highlights?: string[] }>(fields: T) {
  const { url, highlights } = fields;
  return { ...fields, url: url && uri(url), highlights: some(highlights) };
}

/** A list with entries; undefined for an empty one, so that its field is left out. */
function some<T>(list: readonly T[] | undefined): readonly T[] | undefined {
  return list && list.length > 0 ? list : undefined;
}

/** A web address with only the characters that RFC 3986 allows; the others are encoded. */
function uri(address: string): string {
  const href = /^[\w.~:/?#[\]@!$&'()*+,;=%-]+$/.test(address) ? address : new URL(address).href;
  return href.replaceAll(/[|\\^`{}"<>]/g, encodeURIComponent);
}
