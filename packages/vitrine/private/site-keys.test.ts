import { describe, expect, it } from 'vitest';
import { fromBase64Url, toBase64Url, utf8 } from './encoding.ts';
import { SiteKeys } from './site-keys.ts';
import { decrypt, fileKey, invitationKey, NONCE_LENGTH, passphraseKey, unwrap } from './unlock.ts';

const siteKey = Uint8Array.from({ length: 32 }, (_, index) => index);
const keys = await SiteKeys.of(siteKey);

describe('test vectors', () => {
  // Computed by Python's hmac and hashlib from the key 000102…1f, not by this code.
  it('gives the documented addresses, salt and secrets', async () => {
    expect(await keys.address('project', 'tide')).toBe('uSmgDfebDI03cxM3-EC04Q');
    expect(toBase64Url(await keys.salt())).toBe('IDHnVbakKRr3cxP5i15fLQ');
    expect(toBase64Url(await keys.invitationSecret('ida'))).toBe('11LE9fugxAsufsn9ogDWgw');
    expect(toBase64Url(await keys.sealFile('p/x/text', utf8('Text')))).toBe(
      'RHWEwULzsTTEn-D6ngIrHRQRBbklt6yFh-kV2fI3SUg',
    );
  });
});

describe('sealed files', () => {
  it('are the same for the same text, with another nonce for another text', async () => {
    const first = await keys.sealFile('a', utf8('One text'));
    const edited = await keys.sealFile('a', utf8('One test'));
    expect(await keys.sealFile('a', utf8('One text'))).toEqual(first);
    expect(edited.subarray(0, NONCE_LENGTH)).not.toEqual(first.subarray(0, NONCE_LENGTH));
  });

  it('have no part in common where the same bytes are in two files', async () => {
    const [first, second] = [await keys.sealFile('a', siteKey), await keys.sealFile('b', siteKey)];
    expect(second.subarray(0, NONCE_LENGTH)).not.toEqual(first.subarray(0, NONCE_LENGTH));
  });

  it('open by their own key only, and not with a changed bit', async () => {
    const sealed = await keys.sealFile('a', utf8('One text'));
    const key = await fileKey(await keys.fileKey('a'));
    expect(await decrypt(key, sealed)).toEqual(utf8('One text'));
    expect(await decrypt(await fileKey(await keys.fileKey('b')), sealed)).toBeUndefined();
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = sealed.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await decrypt(key, changed)).toBeUndefined();
    }
    expect(await decrypt(key, sealed.subarray(0, NONCE_LENGTH))).toBeUndefined();
  });
});

describe('wraps', () => {
  it('open by the passphrase of a name, composed or decomposed, and by the secret of an invitation', async () => {
    const salt = await keys.salt();
    const content = await keys.fileKey('p/x/text');
    const wraps = [
      await keys.encrypt(await passphraseKey('zwölf blaue Boote', salt), content, '0'),
      await keys.encrypt(await invitationKey(await keys.invitationSecret('ida')), content, '1'),
    ].map(toBase64Url);
    const decomposed = 'zwölf blaue Boote'.normalize('NFD');
    expect(await unwrap(await passphraseKey(decomposed, salt), wraps)).toEqual(content);
    expect(await unwrap(await passphraseKey('zwölf blaue Boot', salt), wraps)).toBeUndefined();
    const secret = await keys.invitationSecret('ida');
    expect(await unwrap(await invitationKey(secret), wraps)).toEqual(content);
    const other = await keys.invitationSecret('ivo');
    expect(await unwrap(await invitationKey(other), wraps)).toBeUndefined();
  });
});

describe('base64url', () => {
  it('reads what it wrote, and nothing else', () => {
    const bytes = Uint8Array.from([0, 250, 251, 252, 253, 254, 255]);
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    expect(fromBase64Url('a+b/')).toBeUndefined();
    expect(fromBase64Url('abcde')).toBeUndefined();
  });
});
