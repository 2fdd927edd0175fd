import { z } from 'zod';
import { imageType } from '../../images/content-image.ts';
import type { FileType } from '../../images/file-finder.ts';
import { captionsType, pictureVideoType, videoType } from '../../images/media.ts';
import { inEnglish } from '../../phrase.ts';
import { type FieldInfo, fieldInfo } from './field-info.ts';
import { formats } from './formats.ts';

/**
 * The path of an image file, relative to the content file with this field. The schema parses it to an
 * image with only that path; the loader, which knows the folder, fills in size and colour.
 */
export const image = (info: FieldInfo & { minWidth: number }) =>
  fileName(imageType, formats.image, info);

/** The path of a video file, relative to the content file with this field. */
export const video = () => fileName(videoType, formats.video);

/** The path of a video that plays by itself in place of a picture, relative to the content file with this field. */
export const pictureVideo = (info?: FieldInfo) =>
  fileName(pictureVideoType, formats.pictureVideo, info);

/** The path of a captions file (WebVTT), relative to the content file with this field. */
export const captions = () => fileName(captionsType, formats.captions);

const fileName = <T extends object>(type: FileType<T>, format: string, info: FieldInfo = {}) =>
  z
    .string({ error: `the name of ${inEnglish(type.noun)}` })
    .register(fieldInfo, info)
    .transform((name) => ({ ...type.placeholder, path: name }))
    .meta({ format });
