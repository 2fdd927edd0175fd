import type { LoadedSite } from '../../content/loader/load.ts';
import type { Testimonial } from '../../content/schemas/testimonials.ts';
import type { Invitation } from '../../content/sealed/invitations.ts';
import type { Content, LockedProject, PrivateProject } from '../../content/types.ts';
import type { Bytes } from '../encoding.ts';
import type { Secrets } from '../read-passphrases.ts';
import { SiteKeys } from '../site-keys.ts';
import { invitationKey, passphraseKey } from '../unlock.ts';

/** The page of a private project in one language, before it is encrypted. */
export interface HeldPage {
  /** The 22 characters of the page's address. */
  address: string;
  /** The path prefix of public pages in the language; empty for the first language. */
  root: string;
  project: PrivateProject;
  /** The testimonials about the project. */
  testimonials: readonly Testimonial[];
}

/** The page of an invitation, before it is encrypted. */
export interface HeldInvitation {
  /** The 22 characters of the page's address. */
  address: string;
  invitation: Invitation;
  /** The key of its secret. */
  opener: CryptoKey;
}

/** Private work and what encrypts it. */
interface Held {
  keys: SiteKeys;
  /** The keys of the passphrases, by name. */
  openers: ReadonlyMap<string, CryptoKey>;
  pages: readonly HeldPage[];
  invitations: readonly HeldInvitation[];
}

/** One width of a picture that is encrypted when it is written or requested. */
export interface PictureVersion {
  /** The path of the picture in the content folder. */
  path: string;
  /** The width in pixels. */
  width: number;
}

interface Memory {
  held?: Held | undefined;
  /** The sealed files by path, such as `p/<22 characters>/text.bin`: a ciphertext, or a picture to encrypt. */
  files: Map<string, Bytes | PictureVersion>;
}

declare global {
  var vitrinePrivateWork: Memory | undefined;
}

/**
 * The private work of the site. It is in the memory of the process, and in no module with data as the content is,
 * because Vite writes modules to the disk. It is global, because the integration and the pages have copies of this module.
 */
function memory(): Memory {
  globalThis.vitrinePrivateWork ??= { files: new Map() };
  return globalThis.vitrinePrivateWork;
}

/**
 * Keeps the private work of a site for the routes of private pages. Nothing is read or kept for a site without any.
 *
 * @param secretsOf Reads the passphrases of keys by their names; undefined if there are none, so that nothing is shown.
 * @returns The content with the public parts of private projects.
 */
export async function hold(
  { content, work, invitations }: LoadedSite,
  secretsOf: (names: readonly string[]) => Secrets | undefined,
): Promise<Content> {
  const names = work.flatMap(({ projects }) => projects.flatMap((one) => one.private));
  const secrets = names.length + invitations.length > 0 ? secretsOf(names) : undefined;
  if (!secrets) {
    memory().held = undefined;
    return content;
  }
  const keys = await SiteKeys.of(secrets.siteKey);
  const salt = await keys.salt();
  const openers = new Map<string, CryptoKey>();
  for (const [name, passphrase] of secrets.passphrases)
    openers.set(name, await passphraseKey(passphrase, salt));
  const drawn = work.flatMap(({ root, projects, testimonials }) =>
    projects.map(async (project): Promise<HeldPage> => {
      const address = await keys.address('project', project.id, root);
      const ours = testimonials.filter((one) => one.project === project.id);
      return { address, root, project, testimonials: ours };
    }),
  );
  const pages = await Promise.all(drawn);
  const invited = invitations.map(async (invitation): Promise<HeldInvitation> => {
    const { id, root } = invitation;
    const opener = await invitationKey(await keys.invitationSecret(id));
    return { address: await keys.address('invitation', id, root), invitation, opener };
  });
  memory().held = { keys, openers, pages, invitations: await Promise.all(invited) };
  const locked = (localized: Content): Content => {
    const cards = pages.filter(({ root }) => root === localized.root).flatMap(cardOf);
    return cards.length > 0 ? { ...localized, locked: cards } : localized;
  };
  return { ...locked(content), translations: content.translations.map(locked) };
}

function cardOf({ address, project }: HeldPage): LockedProject[] {
  const { publicTitle: title, publicSummary: summary } = project;
  return title ? [{ path: `/p/${address}`, title, summary }] : [];
}

/** The pages of private projects in all languages. */
export function heldPages(): readonly HeldPage[] {
  return memory().held?.pages ?? [];
}

/** The pages of invitations that have not expired. */
export function heldInvitations(): readonly HeldInvitation[] {
  return memory().held?.invitations ?? [];
}

/** What encrypts private work. @throws Error without private work, where no page asks for it */
export function sealing(): Omit<Held, 'pages'> {
  const { held } = memory();
  if (!held) throw new Error('There is no private work in the memory of this process.');
  return held;
}

/** The sealed files of the site, by path. Pages add theirs when they are drawn. */
export function sealedFiles(): Memory['files'] {
  return memory().files;
}
