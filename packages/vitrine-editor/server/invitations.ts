import { loadContent } from 'vitrine/editing';
import {
  invitationAddress,
  newInvitationId,
  projectIds,
  readBuiltSettings,
  readInvitations,
  siteKeysIfAny,
  writeInvitation,
} from 'vitrine/invitations';
import type { InvitationRequest, InvitationsState } from '../api.ts';
import type { EditorLanguage } from '../language.ts';
import { projectsIn } from './read-content.ts';
import { Refusal } from './refusal.ts';

/** The invitations of a site with their addresses, and what a new one can have. */
export async function invitationsOf(
  folder: string,
  language: EditorLanguage,
): Promise<InvitationsState> {
  const keys = await siteKeysIfAny();
  if (keys === undefined) return { hasKey: false };
  const content = await loadContent(folder);
  const { BASE } = await readBuiltSettings();
  const unsealedProjects = await projectsIn(folder, language);
  const ids = await projectIds(folder, keys);
  const titleOf = (id: string) => unsealedProjects.find((one) => one.id === id)?.title ?? id;
  const invitations = (await readInvitations(folder, keys)).map(async (invitation) => ({
    id: invitation.id,
    name: invitation.for,
    until: invitation.until,
    projects: invitation.projects.map(titleOf),
    address: await invitationAddress(keys, invitation, content.site.address, BASE),
  }));
  return {
    hasKey: true,
    invitations: await Promise.all(invitations),
    projects: ids.map((id) => ({ id, title: titleOf(id) })),
    packages: content.packages?.packages.map(({ name }) => name) ?? [],
    languages: [content, ...content.translations].map(({ root, site }) => ({
      root,
      locale: site.locale,
    })),
  };
}

/** Writes a new invitation. @throws Refusal without the key of the site */
export async function makeInvitation(folder: string, request: InvitationRequest): Promise<void> {
  const invitation = { ...request, id: newInvitationId(request.for) };
  await writeInvitation(folder, await requireKeys(), invitation, invitation);
}

/** Changes the last day of an invitation, or without one deletes it. @throws Refusal without the key of the site */
export async function changeInvitation(folder: string, id: string, until?: string): Promise<void> {
  const keys = await requireKeys();
  const found = (await readInvitations(folder, keys)).find((one) => one.id === id);
  if (found) await writeInvitation(folder, keys, found, until ? { ...found, until } : undefined);
}

async function requireKeys() {
  const keys = await siteKeysIfAny();
  if (keys) return keys;
  throw new Refusal(409, ({ invitations }) => invitations.noKey, {
    command: 'npx vitrine seal --new',
  });
}
