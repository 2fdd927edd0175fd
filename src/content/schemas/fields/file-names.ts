import { z } from 'zod';
import { imageType } from '../../images/content-image.ts';
import type { FileType } from '../../images/file-finder.ts';
import { captionsType, videoType } from '../../images/media.ts';
import { type FieldInfo, fieldInfo } from './field-info.ts';
import { formats } from './formats.ts';

/**
 * The name of an image file, as a path from the file that names it; read as an image with that path.
 * The loader, which knows the folder, replaces the path and fills in what is in the file.
 */
export const image = (info: FieldInfo & { minWidth: number }) =>
  fileName(imageType, formats.image, info);

/** The same of a video. */
export const video = () => fileName(videoType, formats.video);

/** The same of captions (WebVTT). */
export const captions = () => fileName(captionsType, formats.captions);

const fileName = <T extends object>(type: FileType<T>, format: string, info: FieldInfo = {}) =>
  z
    .string({ error: `the name of ${type.noun}` })
    .register(fieldInfo, info)
    .transform((name) => ({ ...type.unread, path: name }))
    .meta({ format });
