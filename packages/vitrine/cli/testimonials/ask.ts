import { ownerContentFolder } from '../../content/folder.ts';
import { loadContent } from '../../content/loader/load.ts';
import { chosenHost, hosts } from '../../content/schemas/host.ts';
import type { Content } from '../../content/types.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { capitalise } from '../../i18n/capitalise.ts';
import { t } from '../../i18n/t.ts';
import { writeDate } from '../../i18n/write-date.ts';
import { linkDays, type TestimonialsPart } from '../../message/testimonial.ts';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import { contentIn } from '../cv/cv.ts';
import { readBuiltSettings } from '../site-build/fingerprint.ts';
import { unknownName } from '../unknown-name.ts';
import { serverPart } from './server-part.ts';

const DAY = 24 * 60 * 60 * 1000;

const options = {
  language: { type: 'string', value: 'fr', help: 'the language of the client, one of the site' },
} as const satisfies Options;

/** A link for one client, and a mail for it in the language of the client. */
export interface Asked {
  link: string;
  subject: string;
  text: string;
  /** The last day of the link, as YYYY-MM-DD. */
  until: string;
}

/**
 * Makes a link with which a client can send one testimonial about a project.
 *
 * @param base The sub-path of the site.
 * @throws SettingsError if the site cannot take testimonials, or has no such project
 */
export async function askFor(
  project: string,
  language: string | undefined,
  { content, base }: { content: Content; base: string },
  { askLink }: Pick<TestimonialsPart, 'askLink'>,
  now = Date.now(),
): Promise<Asked> {
  const { site, strings, root, projects } = contentIn(content, language, '--language');
  const { subject, text } = strings.testimonial.ask;
  requireForm(content);
  const all = projects?.all ?? [];
  const found = all.find(({ id }) => id === project);
  if (found === undefined) {
    const ids = all.map(({ id }) => id);
    throw new SettingsError(unknownName('public project', project, ids));
  }
  const { address } = site;
  const link = await askLink({ project, language: root.slice(1), address, base, now });
  const until = new Date(now + linkDays * DAY).toISOString().slice(0, 10);
  const day = writeDate(until, site.locale);
  const values = { project: found.title, link, day, name: site.name };
  return {
    link,
    subject: t(subject, values, site.locale),
    text: t(text, values, site.locale),
    until,
  };
}

/** @throws SettingsError if the site has no form for testimonials, or no server that takes them */
function requireForm({ testimonialRequest, contact, site }: Content): void {
  if (testimonialRequest === undefined)
    throw new SettingsError(
      'The site has no page for testimonials. Add this line to testimonials.yaml, and build the site again:\n  request: { stars: false }',
    );
  const provider = contact?.form && contact.delivery.provider;
  if (provider === 'server') return;
  const { title, serves } = hosts[chosenHost(site.host) ?? 'own-server'];
  const why =
    provider === undefined ? 'contact.yaml has no form' : `the contact form sends to ${provider}`;
  const way = !serves.includes('server')
    ? `${capitalise(title)} cannot store them, so the site needs another host.`
    : provider === undefined
      ? 'Add a form to contact.yaml.'
      : 'Set delivery.provider in contact.yaml to server.';
  throw new SettingsError(`Testimonials are stored by Vitrine's server, but ${why}. ${way}`);
}

export const command: Command = {
  summary: 'Makes a link with which a client can send a testimonial about a project.',
  examples: [
    ['npx vitrine ask 123', 'prints a link and a mail text'],
    ['npx vitrine ask 123 --language fr', 'for a client who speaks French'],
  ],
  options,
  async run(args) {
    const { values, positionals } = readOptions(options, args, { allowPositionals: true });
    const [project, ...more] = positionals;
    if (project === undefined || more.length > 0)
      throw new UsageError('Name one project: npx vitrine ask <project>');
    const content = await loadContent(ownerContentFolder(process.env));
    const { BASE: base } = await readBuiltSettings();
    const part = await serverPart('npx vitrine ask');
    const { link, subject, text } = await askFor(project, values.language, { content, base }, part);
    console.log(`${link}\n\nA mail for it:\n\n${subject}\n\n${text}`);
  },
};
