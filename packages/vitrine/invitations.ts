// The entry point `vitrine/invitations`: functions that list and write invitations to private work, which need Node.

export { readBuiltSettings } from './cli/site-build/fingerprint.ts';
export {
  type Invitation,
  invitationAddress,
  newInvitationId,
  readInvitations,
  writeInvitation,
} from './content/sealed/invitations.ts';
export { projectIds, siteKeysIfAny } from './content/sealed/opened-content.ts';
