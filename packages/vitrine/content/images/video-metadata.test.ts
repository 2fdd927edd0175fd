import { expect, test } from 'vitest';
import { hasDataTrack, isDamagedVideo, withoutVideoMetadata } from './video-metadata.ts';

const PLACE = '+51.5007-000.1246/';

function box(name: string, ...content: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The fixed bytes of a handler, in front of its name. */
const handler = (type: string) => `${'\0'.repeat(8)}${type}${'\0'.repeat(12)}`;
/** The head of a box whose size is smaller than its head. */
const DAMAGED = Buffer.from('\0\0\0\x03free');

const track = (type: string, ...others: Buffer[]) =>
  box('trak', box('tkhd'), ...others, box('mdia', box('hdlr', handler(type))));

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
  ['a list of edits', mp4(box('moov', box('trak', box('edts', box('udta', PLACE))))), 'edts'],
  [
    'samples',
    mp4(
      box(
        'moov',
        box('trak', box('mdia', box('minf', box('stbl', box('stsd'), box('meta', PLACE))))),
      ),
    ),
    'stsd',
  ],
  [
    'the name of a handler',
    mp4(box('moov', box('trak', box('mdia', box('hdlr', handler('vide'), PLACE))))),
    'vide',
  ],
  ['parts of fragments', mp4(box('moof', box('traf', box('tfhd'), box('udta', PLACE)))), 'tfhd'],
  ['what follows a damaged box', mp4(box('mdat', 'abc'), DAMAGED, box('udta', PLACE)), 'abc'],
  ['what follows one inside', mp4(box('moov', box('mvhd'), DAMAGED, box('udta', PLACE))), 'mvhd'],
  ['less than a box', mp4(box('mdat', 'abc'), Buffer.from('51.5')), 'abc'],
  [
    'fillers of a cluster',
    Buffer.concat([EBML, element('18538067', element('1f43b675', frames, element('ec', PLACE)))]),
    'frames',
  ],
  [
    'the name of a codec',
    Buffer.concat([
      EBML,
      element('18538067', element('1654ae6b', element('ae', element('258688', PLACE))), frames),
    ]),
    'frames',
  ],
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
  ['a single byte', Buffer.concat([EBML, Buffer.alloc(1)])],
])('reading ends at %s', (_, file) => {
  expect(withoutVideoMetadata(file)).toHaveLength(file.length);
  expect(hasDataTrack(file)).toBe(false);
});

test.each<[string, boolean, Buffer]>([
  ['a damaged box', true, mp4(DAMAGED, box('moov'))],
  ['a damaged box inside', true, mp4(box('moov', DAMAGED))],
  ['an EBML number of nine bytes', true, Buffer.concat([EBML, Buffer.alloc(16)])],
  ['a few bytes at the end', false, mp4(box('moov'), Buffer.from('abc'))],
  ['nothing of that', false, mp4(box('moov', track('vide')))],
])('%s: is damaged: %s', (_, expected, file) => {
  expect(isDamagedVideo(file)).toBe(expected);
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
