import { expect, test } from 'vitest';
import { clearVideoMetadata } from './video-metadata.ts';

const box = (type: string, ...parts: (string | Buffer)[]) => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
const place = '+53.3498-006.2603/';
const xmp = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** A box of more than 4 GB is written with a size of eight bytes; so may any other. */
const large = (type: string, content: string) => {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(content.length + 16), 8);
  return Buffer.concat([head, Buffer.from(content)]);
};

const element = (id: string, size: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(id + size, 'hex'), Buffer.from(content)]);
const sized = (id: string, content: Buffer | string) =>
  element(id, (0x80 + content.length).toString(16), content);

test.each([
  ['of a telephone', box('moov', box('mvhd', 'abcdefgh'), box('udta', box('©xyz', place)))],
  [
    'of a track',
    box('moov', box('trak', box('tkhd', 'abcdefgh'), box('udta', box('loci', place)))),
  ],
  ['of QuickTime', box('moov', box('meta', box('keys', 'location'), box('ilst', place)))],
  ['in XMP', box('uuid', xmp, place)],
  ['in a large box', large('meta', place)],
])('an MP4 file loses the place %s, and nothing moves', (_where, data) => {
  const bytes = Buffer.concat([box('ftyp', 'isommp41'), data, box('mdat', `film${place}`)]);
  const before = Buffer.from(bytes);
  expect(clearVideoMetadata(bytes)).toBe(true);
  expect(bytes).toHaveLength(before.length);
  const film = bytes.indexOf('film');
  expect(film).toBe(before.indexOf('film'));
  expect(bytes.subarray(0, film).toString('latin1')).not.toContain(place);
  expect(bytes.subarray(film).toString()).toBe(`film${place}`);
  expect(clearVideoMetadata(bytes)).toBe(false);
});

test.each([
  ['a known', sized],
  ['an unknown', (id: string, content: Buffer) => element(id, 'ff', content)],
])('a WebM file of %s size loses its tags', (_what, segment) => {
  const parts = [
    sized('1549a966', 'info'),
    sized('1254c367', `LOCATION${place}`),
    sized('1f43b675', 'film'),
  ];
  const bytes = Buffer.concat([
    sized('1a45dfa3', 'webm'),
    segment('18538067', Buffer.concat(parts)),
  ]);
  const film = bytes.indexOf('film');
  expect(clearVideoMetadata(bytes)).toBe(true);
  expect(bytes.includes(place)).toBe(false);
  expect([bytes.indexOf('info') > 0, bytes.indexOf('film')]).toEqual([true, film]);
  expect(clearVideoMetadata(bytes)).toBe(false);
});

test.each(['', 'ftyp', '\0\0\0\u0008ftyp\0\0\0\u0002moov1234567890', '\u001aE\u00df\u00a3\u00ff'])(
  'a file that is cut off stays as it is: %j',
  (text) => {
    const bytes = Buffer.from(text, 'latin1');
    expect(clearVideoMetadata(bytes)).toBe(false);
    expect(bytes.toString('latin1')).toBe(text);
  },
);
