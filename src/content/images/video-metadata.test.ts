import { expect, test } from 'vitest';
import { hasDataTrack, withoutVideoMetadata } from './video-metadata.ts';

const PLACE = '+51.5007-000.1246/';

function box(name: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const track = (handler: string, ...others: Buffer[]) =>
  box('trak', box('tkhd'), ...others, box('mdia', box('hdlr', `\0\0\0\0\0\0\0\0${handler}`)));

const mp4 = (...parts: Buffer[]) => Buffer.concat([box('ftyp', 'isom'), ...parts]);

/** A box with its size in eight bytes (`largesize`). */
function large(name: string, content: string): Buffer {
  const made = box(name, '\0\0\0\0\0\0\0\0', content);
  made.writeBigUInt64BE(BigInt(made.length), 8);
  made.writeUInt32BE(1);
  return made;
}

/** An element of WebM with a size of one byte; `ff` begins one whose size is not known. */
function element(id: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from([0x80 + body.length]), body]);
}

const EBML = element('1a45dfa3');
const tags = element('1254c367', PLACE);
const endless = (id: string) => Buffer.from(`${id}ff`, 'hex');
const frames = element('a3', 'frames');

test.each<[string, Buffer, keeps: string]>([
  ['©xyz of telephones', mp4(box('moov', box('mvhd'), box('udta', box('\xa9xyz', PLACE)))), 'mvhd'],
  ['loci of 3GPP', mp4(box('moov', box('udta', box('loci', PLACE))), box('mdat', 'abc')), 'abc'],
  ['QuickTime keys', mp4(box('moov', box('meta', box('keys'), box('ilst', PLACE)))), 'moov'],
  ['XMP', mp4(box('uuid', PLACE), large('mdat', 'abc')), 'abc'],
  ['a track', mp4(box('moov', track('vide', box('udta', PLACE)))), 'vide'],
  ['a fragment', mp4(box('moof', box('mfhd'), box('udta', PLACE)), box('mdat', 'abc')), 'abc'],
  ['unused space', mp4(box('free', PLACE), large('skip', PLACE), box('mdat', 'abc')), 'abc'],
  ['an unknown box', mp4(box('mdat', 'abc'), box('gps ', PLACE)), 'abc'],
  [
    'a box cut off at the end',
    mp4(box('mdat', 'abc'), box('udta', PLACE, 'more')).subarray(0, -4),
    'abc',
  ],
  [
    'tags of WebM',
    Buffer.concat([EBML, element('18538067', tags, element('1f43b675', frames))]),
    'frames',
  ],
  [
    'a short tag',
    Buffer.concat([EBML, element('18538067', element('7ba9', '51.5'), frames)]),
    'frames',
  ],
  [
    'a live WebM',
    Buffer.concat([EBML, endless('18538067'), endless('1f43b675'), frames, tags]),
    'frames',
  ],
  [
    'a title',
    Buffer.concat([EBML, element('18538067', element('1549a966', element('7ba9', PLACE)), frames)]),
    'frames',
  ],
])('%s: what is no picture and no sound is cleared, in place', (_, file, keeps) => {
  const clean = withoutVideoMetadata(file);
  expect(clean.toString('latin1')).not.toContain('51.5');
  expect(clean.toString('latin1')).toContain(keeps);
  expect([clean.length, clean.indexOf(keeps)]).toEqual([file.length, file.indexOf(keeps)]);
  expect(withoutVideoMetadata(clean), 'the file is still well-formed').toEqual(clean);
});

test.each<[string, Buffer]>([
  ['sizes of zero', mp4(Buffer.alloc(16))],
  ['a size that is too small', mp4(Buffer.from('\0\0\0\x04moov'))],
  ['a large size cut off', mp4(Buffer.from('\0\0\0\x01moov'))],
  ['an EBML number of nine bytes', Buffer.concat([EBML, Buffer.alloc(16)])],
])('reading ends at %s', (_, file) => {
  expect(withoutVideoMetadata(file)).toHaveLength(file.length);
  expect(hasDataTrack(file)).toBe(false);
});

test.each<[string, boolean, Buffer]>([
  ['picture and sound', false, mp4(box('moov', track('vide'), track('soun'), track('tmcd')))],
  ['the way of a camera', true, mp4(box('moov', track('vide'), track('meta')))],
  ['subtitles of a drone', true, mp4(box('moov', track('vide'), track('text')))],
  ['picture and sound in WebM', false, webmTracks(1, 2)],
  ['metadata in WebM', true, webmTracks(1, 0x21)],
])('%s: has a data track: %s', (_, expected, file) => {
  expect(hasDataTrack(file)).toBe(expected);
});

function webmTracks(...types: number[]): Buffer {
  const entries = types.map((type) => element('ae', element('83', Buffer.from([type]))));
  return Buffer.concat([EBML, element('18538067', element('1654ae6b', ...entries))]);
}
