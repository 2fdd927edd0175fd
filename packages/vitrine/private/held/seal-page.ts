import { toBase64Url, utf8 } from '../encoding.ts';
import type { Lock } from '../unlock.ts';
import { type HeldPage, sealedFiles, sealing } from './held-content.ts';

/** What a private page shows when it is open. */
export interface SealedText {
  title: string;
  html: string;
  /** The last day on which an invitation opens, as YYYY-MM-DD. */
  expires?: string | undefined;
  /** The keys of the pictures as base64url, by file name. */
  files: Readonly<Record<string, string>>;
}

/**
 * Encrypts what a private page shows, as the file `text.bin` beside the page.
 *
 * @param openers The keys that open it.
 * @returns What the page says in clear text.
 */
export async function sealText(
  address: string,
  text: SealedText,
  openers: readonly CryptoKey[],
): Promise<Lock> {
  const { keys } = sealing();
  const name = `p/${address}/text`;
  const sealed = await keys.sealFile(name, utf8(JSON.stringify(text)));
  sealedFiles().set(`${name}.bin`, sealed);
  const raw = await keys.fileKey(name);
  const wraps = await Promise.all(openers.map((opener) => keys.encrypt(opener, raw)));
  // In order of their bytes, which says nothing about the keys.
  return { salt: toBase64Url(await keys.salt()), wraps: wraps.map(toBase64Url).sort() };
}

/** The keys that open the page of a project: those of its passphrases, and of invitations that show it. */
export function openersOf({ project }: HeldPage): CryptoKey[] {
  const { openers, invitations } = sealing();
  const invited = invitations.filter(({ invitation }) => invitation.projects.includes(project.id));
  const named = project.private.flatMap((name) => openers.get(name) ?? []);
  return [...named, ...invited.map(({ opener }) => opener)];
}
