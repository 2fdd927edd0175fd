import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { toBase64Url, utf8 } from '../../private/encoding.ts';
import type { SiteKeys } from '../../private/site-keys.ts';
import { idFrom } from '../edit/ids.ts';
import { openSealed, type SealedFile, writeSealed } from './sealed-files.ts';

const invitationSchema = z.object({
  /** Chosen at random in part, so that the link of a withdrawn invitation never opens a later one. */
  id: z.string(),
  /** The name of the invited person. */
  for: z.string(),
  /** What the owner says to the person. */
  note: z.string().optional(),
  /** The name of a package in packages.yaml, in the first language: the owner may change the order of packages. */
  package: z.string().optional(),
  /** The last day on which the invitation opens, as YYYY-MM-DD. */
  until: z.string(),
  /** The prefix of the language, such as `/de`; empty for the first language. */
  root: z.string(),
  /** The ids of the works that the page shows, private ones included. */
  projects: z.array(z.string()).min(1),
});

/** An unlisted page for one person. It is stored encrypted only. */
export type Invitation = z.infer<typeof invitationSchema>;

/** All invitations of a content folder, also expired ones, by name. */
export async function readInvitations(folder: string, keys: SiteKeys): Promise<Invitation[]> {
  return invitationsIn(await openSealed(folder, keys));
}

/** The invitations among decrypted files, without those that ended before a day. */
export function invitationsIn(files: readonly SealedFile[], day = ''): Invitation[] {
  return files
    .filter(({ path }) => path.startsWith('invitations/'))
    .map(({ bytes }) => invitationSchema.parse(JSON.parse(new TextDecoder().decode(bytes))))
    .filter(({ until }) => until >= day)
    .sort((a, b) => a.id.localeCompare(b.id));
}

/** The letters and digits at the end of an id. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';

/** An id for a new invitation. The link of a withdrawn one must not open a later one for the same person. */
export function newInvitationId(name: string): string {
  const end = Array.from(randomBytes(5), (byte) => signs[byte % signs.length]);
  return `${idFrom(name, 'guest', [])}-${end.join('')}`;
}

/** Writes a new or changed invitation; deletes one without further data. */
export async function writeInvitation(
  folder: string,
  keys: SiteKeys,
  { id }: Pick<Invitation, 'id'>,
  invitation?: Invitation,
): Promise<void> {
  const bytes = invitation && utf8(JSON.stringify(invitation));
  const files = bytes ? [{ path: `invitations/${id}.json`, bytes }] : [];
  await writeSealed(folder, keys, await keys.address('invitation', id), files);
}

/** The address of an invitation's page, with the secret that opens it. @param base The sub-path of the site. */
export async function invitationAddress(
  keys: SiteKeys,
  { id, root }: Invitation,
  site: string,
  base: string,
): Promise<string> {
  const secret = toBase64Url(await keys.invitationSecret(id));
  return new URL(`${base}/p/${await keys.address('invitation', id, root)}#${secret}`, site).href;
}
