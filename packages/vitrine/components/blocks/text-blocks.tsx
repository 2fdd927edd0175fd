import { files } from 'virtual:content-files';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  altOf,
  imagesInText,
  mediaInText,
  replaceMatches,
} from '../../content/images/text-images.ts';
import type { Strings } from '../../i18n/language.ts';
import { type MakePicture, makePicture, type PictureData } from '../make-picture.ts';
import { BeforeAfter } from '../media/BeforeAfter.tsx';
import { Film } from '../media/Film.tsx';
import mediaStyles from '../media/media.css?inline';
import { pictureWidths } from '../picture-widths.ts';
import { imageTag, withPictures } from '../text-pictures.ts';
import blockStyles from './blocks.css?inline';

/** How the pictures of a block are drawn. */
interface PictureForm {
  /** Widths of the pictures in pixels. */
  widths: readonly number[];
  /** The height in CSS pixels that the pictures of a row have where they have room. */
  height: number;
  /** The value of `sizes` for a picture with a share in percent of the row. */
  sizes(share: number): string;
}

const row: PictureForm = {
  widths: pictureWidths.blockRow,
  height: 900,
  sizes: (share) => `(width < 40rem) 92vw, ${share}vw`,
};

const forms: Readonly<Record<string, PictureForm>> = {
  'full-bleed': { widths: pictureWidths.blockFullBleed, height: Infinity, sizes: () => '100vw' },
  'before-after': { ...row, widths: pictureWidths.compared },
  phones: {
    widths: pictureWidths.blockPhones,
    height: 560,
    sizes: (share) => `min(${share}vw, 20rem)`,
  },
};

/** Matches a block with pictures in HTML of the loader: its start tags, its name such as `row`, and the pictures. */
const blocks =
  /(<figure class="block block-([a-z-]+)"><div class="block-pictures">)((?:[^<]|<(?!\/div>)(?:[^">]|"[^"]*")*>)*)(?=<\/div>)/g;

/** The language of a page with a text. */
interface TextLanguage {
  strings: Pick<Strings, 'details'>;
  /** The language of the text, if it differs from that of the page. */
  lang?: string | undefined;
  locale: string;
  /** Whether pictures are links to their files, which a click enlarges (ProjectPictures.tsx). */
  canEnlarge?: boolean;
}

/** The HTML of a text on a page, and what the page needs for it. */
interface PageText {
  html: string;
  /** The styles for the blocks of the text. */
  styles: string[];
  /** Whether the text has pictures to compare or a video, which need media.ts. */
  hasMedia: boolean;
}

/** A text of the content with the pictures and videos of its blocks, and with all other pictures. */
export async function withBlocks(
  text: string,
  language: TextLanguage,
  make: MakePicture = makePicture,
): Promise<PageText> {
  const drawn = await replaceMatches(
    text,
    blocks,
    async ([, start, name = '', inner = '']) => start + (await draw(name, inner, language, make)),
  );
  const hasMedia = /"block block-(?:before-after|video)"/.test(text);
  const styles = text.includes('class="block ') ? [blockStyles] : [];
  if (hasMedia) styles.push(mediaStyles);
  return { html: await withPictures(drawn, make), styles, hasMedia };
}

/** The HTML of the pictures, or of the video, in a block. */
async function draw(
  name: string,
  inner: string,
  language: TextLanguage,
  make: MakePicture,
): Promise<string> {
  const { strings, lang, locale, canEnlarge } = language;
  const { widths, height, sizes } = forms[name] ?? row;
  const images = imagesInText(inner);
  const pictures = await Promise.all(
    images.map(async ({ rest, ...image }) => ({ ...(await make(image, widths)), rest })),
  );
  const [first, second] = pictures;
  if (first && second && name === 'before-after') {
    const [beforeAlt, afterAlt] = [altOf(first.rest), altOf(second.rest)];
    const pair = { before: first, beforeAlt, after: second, afterAlt };
    const props = { pair, lang, locale, strings: strings.details };
    return renderToStaticMarkup(<BeforeAfter {...props} />);
  }
  const media = mediaInText(inner).map(({ path, ...file }) => ({ ...file, src: files[path] }));
  const video = media.find(({ type }) => type.startsWith('video/'));
  if (first && video) {
    const captions = media.find(({ type }) => type === 'text/vtt')?.src;
    const film = { ...video, captions, poster: first, lang: lang ?? locale };
    return renderToStaticMarkup(<Film {...film} />);
  }
  const ratios = pictures.map(({ width, height }) => width / height);
  const [all, widest] = [ratios.reduce((sum, ratio) => sum + ratio, 0), Math.max(...ratios)];
  // Pictures of one height in CSS pixels; where they have no room, browsers shrink them in proportion.
  const high = pictures.length > 1 ? height : Math.min(height, first?.height ?? height);
  const shown = pictures.map((picture, index) => {
    const ratio = ratios[index] ?? 1;
    const share = Math.ceil((100 * ratio) / all);
    const isNarrow = name === 'pair' && ratio < 0.98 * widest && ratio > widest / 2;
    const size = ` width="${Math.round(ratio * high)}" height="${high}"`;
    const image = imageTag(picture, sizes(share), `${size} class="picture"${picture.rest}`);
    const link = `<a class="block-link" aria-haspopup="dialog" href="${picture.src}">${image}</a>`;
    const shown = canEnlarge && altOf(picture.rest) !== '' ? link : image;
    return `<span class="block-picture"${isNarrow ? ' data-narrow' : ''}>${tintOf(picture)}${shown}</span>`;
  });
  return (name === 'phones' && first ? tintOf(first, 0.5) : '') + shown.join('');
}

/** The background of a picture in its mean colour; that of phones is half clear, so that it is dark by night. */
function tintOf({ srcSet, tint }: PictureData, opacity = 1): string {
  if (srcSet === '') return '';
  return `<svg class="picture-tint" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" fill-opacity="${opacity}" fill="oklch(from ${tint} var(--mat, l c) h)"/></svg>`;
}
