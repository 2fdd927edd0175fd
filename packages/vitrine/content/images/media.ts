import { open, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type CodedPhrase, say } from '../phrase.ts';
import type { FileType } from './file-finder.ts';
import { statOf, tooLarge } from './measure-image.ts';
import { hasDataTrack, isDamagedVideo } from './video-metadata.ts';

/** The type of a video or captions file. Its `examine` finds the media type, such as `video/mp4`. */
type MediaType = FileType<{ type: string }>;

// 25 MB is the maximum file size of Cloudflare Pages. The brand `qt` is QuickTime. A WebM begins with the bytes
// 1A 45 DF A3; the dot matches the first one, because the linter forbids control characters in patterns.
const examineVideo = (maxSize: number) =>
  beginsWith(
    [
      [/^.{4}ftyp(?!qt)/s, 'video/mp4'],
      [/^.\x45\xdf\xa3/s, 'video/webm'],
    ],
    maxSize,
    say('noVideo'),
    say('exportVideo'),
  );

export const videoType: MediaType = {
  noun: say('videoFile'),
  extensions: ['mp4', 'webm'],
  placeholder: { type: '' },
  examine: examineIn(25),
};

/** The type of a video that plays by itself in place of a picture. */
export const pictureVideoType: MediaType = { ...videoType, examine: examineIn(2) };

/** @param maxSize The maximum size of the video in MB. */
function examineIn(maxSize: number): MediaType['examine'] {
  return async (file, cache) => {
    const examined = await examineVideo(maxSize)(file, cache);
    if ('reason' in examined) return examined;
    const video = await readFile(file);
    if (isDamagedVideo(video)) return { reason: say('noVideo'), hint: say('exportVideo') };
    // Cameras write where a video was taken (GPS) into a data track.
    if (!hasDataTrack(video)) return examined;
    const name = basename(file);
    const command = `ffmpeg -i "${name}" -dn -sn -c copy "plain-${name}"`;
    return { reason: say('dataTrack'), hint: say('removeTrack', { command }) };
  };
}

export const captionsType: MediaType = {
  noun: say('captionsFile'),
  extensions: ['vtt'],
  placeholder: { type: '' },
  examine: beginsWith(
    [[/^(?:\xef\xbb\xbf)?WEBVTT/, 'text/vtt']],
    1,
    say('noCaptions'),
    say('firstLine'),
  ),
};

/**
 * Returns a function that recognizes the media type of a file by its first bytes.
 *
 * @param maxSize The maximum size of the file in MB.
 */
function beginsWith(
  types: readonly [beginning: RegExp, type: string][],
  maxSize: number,
  reason: CodedPhrase,
  hint: CodedPhrase,
): MediaType['examine'] {
  return async (file) => {
    const stats = await statOf(file);
    if ('reason' in stats) return stats;
    const most = maxSize * 1024 * 1024;
    if (stats.size > most) return { reason: tooLarge(stats.size, most) };
    await using handle = await open(file);
    const { buffer } = await handle.read(Buffer.alloc(16));
    const type = types.find(([beginning]) => beginning.test(buffer.toString('latin1')))?.[1];
    return type === undefined ? { reason, hint } : { type };
  };
}
