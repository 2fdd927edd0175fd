import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type CodedPhrase, say } from '../phrase.ts';
import { formats } from '../schemas/fields/formats.ts';
import type { FileType } from './file-finder.ts';
import { type FileFormat, fileLimits, MEGABYTE } from './file-limits.ts';
import { statOf, tooLarge } from './measure-image.ts';
import { hasDataTrack, isDamagedVideo } from './video-metadata.ts';

/** The type of a video or captions file. Its `examine` finds the media type, such as `video/mp4`. */
type MediaType = FileType<{ type: string }>;

/** The media type of a file, or the code of the reason why the file cannot be used. */
export type Recognized =
  | { type: string }
  | { reason: 'noVideo' | 'dataTrack' | 'noCaptions' | 'otherLetters' };

// The brand `qt` is QuickTime. A WebM begins with the bytes 1A 45 DF A3; the dot matches the first one, because the
// linter forbids control characters in patterns.
const beginnings: readonly [beginning: RegExp, type: string][] = [
  [/^.{4}ftyp(?!qt)/s, 'video/mp4'],
  [/^.\x45\xdf\xa3/s, 'video/webm'],
];

/** Recognizes a video or captions by their bytes. */
export function recognizeMedia(bytes: Buffer, format: FileFormat): Recognized {
  return format === formats.captions ? recognizeCaptions(bytes) : recognizeVideo(bytes);
}

function recognizeVideo(video: Buffer): Recognized {
  const start = video.toString('latin1', 0, 16);
  const type = beginnings.find(([beginning]) => beginning.test(start))?.[1];
  if (type === undefined || isDamagedVideo(video)) return { reason: 'noVideo' };
  // Cameras write where a video was taken (GPS) into a data track.
  return hasDataTrack(video) ? { reason: 'dataTrack' } : { type };
}

function recognizeCaptions(captions: Buffer): Recognized {
  const isCaptions = /^(?:\xef\xbb\xbf)?WEBVTT(?:\s|$)/.test(captions.toString('latin1', 0, 16));
  if (!isCaptions) return { reason: 'noCaptions' };
  return isUtf8(captions) ? { type: 'text/vtt' } : { reason: 'otherLetters' };
}

const hints = {
  noVideo: () => say('exportVideo'),
  dataTrack: (name: string) =>
    say('removeTrack', { command: `ffmpeg -i "${name}" -dn -sn -c copy "plain-${name}"` }),
  noCaptions: () => say('firstLine'),
};

export const videoType = typeOf(formats.video, say('videoFile'));

/** The type of a video that plays by itself in place of a picture. */
export const pictureVideoType = typeOf(formats.pictureVideo, say('videoFile'));

export const captionsType = typeOf(formats.captions, say('captionsFile'));

function typeOf(format: FileFormat, noun: CodedPhrase): MediaType {
  const { extensions, max } = fileLimits[format];
  return {
    noun,
    extensions,
    placeholder: { type: '' },
    async examine(file) {
      const stats = await statOf(file);
      if ('reason' in stats) return stats;
      if (stats.size > max * MEGABYTE) return { reason: tooLarge(stats.size, max * MEGABYTE) };
      const found = recognizeMedia(await readFile(file), format);
      if ('type' in found) return found;
      if (found.reason === 'otherLetters')
        return { expected: say('utf8'), reason: say(found.reason) };
      return { reason: say(found.reason), hint: hints[found.reason](basename(file)) };
    },
  };
}
