import { fromBase64Url, toBase64Url } from '../../packages/vitrine/private/encoding.ts';
import { SiteKeys } from '../../packages/vitrine/private/site-keys.ts';
import { invitations, privateSecrets } from './private-content.ts';

/** The address of the first private project, and the secret of an invitation to it. */
export async function invited(): Promise<{ path: string; secret: string }> {
  const keys = await SiteKeys.of(fromBase64Url(privateSecrets.SITE_KEY) ?? new Uint8Array());
  return {
    path: `/p/${await keys.address('project', 'tideglass')}/`,
    secret: toBase64Url(await keys.invitationSecret(invitations[0].id)),
  };
}
