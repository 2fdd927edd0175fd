import { toBase64Url, utf8 } from '../encoding.ts';
import type { Lock, PrivateText } from '../unlock.ts';
import { type HeldInvitation, type HeldPage, sealedFiles, sealing } from './held-content.ts';

/** A key that opens a private page, to the end of a day (YYYY-MM-DD). */
interface PageOpener {
  key: CryptoKey;
  until: string;
}

/** The last day of a passphrase. All wraps are of one length, so that they do not show which are those of invitations. */
const ALWAYS = '9999-12-31';

/** The keys of the texts of pages as base64url, by address. */
export async function keysOf(addresses: readonly string[]): Promise<Record<string, string>> {
  const keyOf = (address: string) => sealing().keys.fileKey(`p/${address}/text`);
  const keys = addresses.map(async (one) => [one, toBase64Url(await keyOf(one))] as const);
  return Object.fromEntries(await Promise.all(keys));
}

/**
 * Encrypts what a private page shows, as the file `text.bin` beside the page.
 *
 * @param openers The keys that open it.
 * @returns What the page says in clear text.
 */
export async function sealText(
  address: string,
  text: PrivateText,
  openers: readonly PageOpener[],
): Promise<Lock> {
  const { keys } = sealing();
  const name = `p/${address}/text`;
  // Pictures are drawn in any order, and equal content gives equal bytes.
  const files = Object.fromEntries(Object.entries(text.files).sort());
  const sealed = await keys.sealFile(name, utf8(JSON.stringify({ ...text, files })));
  sealedFiles().set(`${name}.bin`, sealed);
  const raw = await keys.fileKey(name);
  const wraps = await Promise.all(
    openers.map(({ key, until }, index) =>
      keys.encrypt(key, new Uint8Array([...raw, ...utf8(until)]), `${index}`),
    ),
  );
  // In order of their bytes, which says nothing about the keys.
  return { salt: toBase64Url(await keys.salt()), wraps: wraps.map(toBase64Url).sort() };
}

/** The keys that open a page: those of a project's passphrases and of invitations that show it, or that of an invitation. */
export function openersOf(held: HeldPage | HeldInvitation): PageOpener[] {
  if ('opener' in held) return [{ key: held.opener, until: held.invitation.until }];
  const { openers, invitations } = sealing();
  const { id, private: names } = held.project;
  const invited = invitations.filter(({ invitation }) => invitation.projects.includes(id));
  const named = names.flatMap((name) => openers.get(name) ?? []);
  return [...named.map((key) => ({ key, until: ALWAYS })), ...invited.flatMap(openersOf)];
}
