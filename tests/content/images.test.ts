import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bakery, base, edit } from './base.ts';
import { load, png, withFolder } from './check-folder.ts';
import { testErrors, testWarnings } from './table-tests.ts';

const cover = 'projects/bakery/cover.png';

testErrors('an image', {
  'cover: cover.png → cover: Cover.png':
    "projects/bakery/index.md:7 cover: expected an image file that exists, as a path relative to this file, found 'Cover.png', but there is no such file. Did you mean 'cover.png'?",
  'cover: cover.png → cover: images/cover.png':
    "projects/bakery/index.md:7 cover: expected an image file that exists, as a path relative to this file, found 'images/cover.png', but there is no folder 'images'",
  'cover: cover.png → cover: cover.pdf':
    "projects/bakery/index.md:7 cover: expected an image file whose name ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg, found 'cover.pdf'",
  'cover: cover.png → cover: ""':
    'projects/bakery/index.md:7 cover: expected an image file whose name ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg, found an empty text',
  'Bread. → Bread. ![A loaf](my loaf.png)':
    "projects/bakery/index.md:11: expected an image whose file name is between < and >, because the name has spaces, found '![A loaf](my loaf.png)'. Did you mean '![A loaf](<my loaf.png>)'?",
  'images/baker.png → images\\baker.png':
    "testimonials.yaml:4 items[0].image: expected a path with forward slashes, found 'images\\baker.png'. Did you mean 'images/baker.png'?",
  'cover: cover.png → cover: ../../../cover.png':
    "projects/bakery/index.md:7 cover: expected an image file in the content folder, as a path relative to this file, found '../../../cover.png', which is outside the content folder",
  'cover: cover.png → cover: /cover.png':
    "projects/bakery/index.md:7 cover: expected an image file in the content folder, as a path relative to this file, found '/cover.png', which is outside the content folder. Paths are relative to the folder of this file.",
  'Bread. → Bread.\n\n![A loaf](<my loaf.png>)':
    "projects/bakery/index.md:13: expected an image file that exists, as a path relative to this file, found 'my loaf.png', but there is no such file",
  'cover: cover.png → cover: https://oven.test/cover.png':
    "projects/bakery/index.md:7 cover: expected an image file in the content folder, found 'https://oven.test/cover.png'. Download the file into the content folder and enter its path.",
});

testErrors('a file named like an image', {
  'that has a script': [
    {
      ...edit(bakery, 'cover: cover.png', 'cover: cover.svg'),
      'projects/bakery/cover.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\n<script>x()</script>\n</svg>',
    },
    `${bakery}:7 cover: expected an SVG image without scripts and links, found 'cover.svg', which has <script> in line 2. Export the image as plain SVG, or remove this part from the file.`,
  ],
  'that is cut off': [
    { [cover]: (await png(1, 1)).subarray(0, 50) },
    `${bakery}:7 cover: expected an image file, found 'cover.png', which is not an image, or is damaged`,
  ],
  'that has another form': [
    { [cover]: '\0\0\0\x18ftypheic\0\0\0\0mif1heic' },
    `${bakery}:7 cover: expected an image file, found 'cover.png', which is an image in the format HEIC, although the file name ends as for another format. Export the image as JPEG or PNG.`,
  ],
  'that is too heavy': [
    { [cover]: Buffer.concat([await png(800, 500), Buffer.alloc(41_000_000)]) },
    `${bakery}:7 cover: expected an image file, found 'cover.png', which is 40 MB large; at most 20 MB are allowed. Save the image in a smaller size: at most 20 MB and 64 million pixels.`,
  ],
  'that has too many pixels': [
    {
      ...edit(bakery, 'cover.png', 'cover.svg'),
      'projects/bakery/cover.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="8000"/>',
    },
    `${bakery}:7 cover: expected an image file, found 'cover.svg', which has 9000 × 8000 pixels. Save the image in a smaller size: at most 20 MB and 64 million pixels.`,
  ],
  'that is empty': [
    { [cover]: '' },
    `${bakery}:7 cover: expected an image file, found 'cover.png', which is an empty file`,
  ],
  'that is a folder': [
    { [cover]: null, [`${cover}/note.txt`]: '' },
    `${bakery}:7 cover: expected an image file, found 'cover.png', which is a folder`,
  ],
});

const gif = async (width: number, height: number) => {
  const pages = [0, 99].map((grey) => Buffer.alloc(width * height * 3, grey));
  const raw = { width, height: height * 2, channels: 3, pageHeight: height } as const;
  return await sharp(Buffer.concat(pages), { raw }).gif().toBuffer();
};
const still =
  'expected a still image, found an animation, of which pages show only the first picture';
const asVideo = 'To show something that moves, add a video to a project, or link to one.';

testWarnings('an animation', {
  'as a cover': [
    {
      ...edit(bakery, 'cover: cover.png', 'cover: ü ber.gif'),
      // The name on the disk of a Mac.
      [`projects/bakery/${'ü ber.gif'.normalize('NFD')}`]: await gif(800, 500),
    },
    `${bakery}:7 cover: ${still}. ${asVideo}`,
  ],
  'in a text': [
    {
      ...edit(bakery, 'Bread.', 'Bread.\n\n![Oven](<my oven.gif>)'),
      'projects/bakery/my oven.gif': await gif(9, 9),
    },
    `${bakery}:13: ${still}. ${asVideo}`,
  ],
});

testWarnings('an image that pages show smaller', {
  'because it is too tall': [
    {
      ...edit(bakery, 'cover: cover.png', 'cover: tall.png'),
      'projects/bakery/tall.png': await png(810, 17_000),
    },
    `${bakery}:7 cover: expected an image at least 800 pixels wide, found 810 × 17000 pixels, of which pages show at most 16383 in height`,
  ],
});

const folder = 'projects/bakery/';
const video = (file: string, begins: string | Uint8Array, captions: string) => ({
  ...edit(
    bakery,
    'coverAlt:',
    `video: { file: ${file}, title: A walk, poster: cover.png, captions: said.vtt }\ncoverAlt:`,
  ),
  [folder + file]: begins,
  [`${folder}said.vtt`]: captions,
});
const mp4 = '\0\0\0\x18ftypisom';
/** An MP4 file with a track, given its handler, such as `vide`. */
const withTrack = (handler: string) =>
  `${mp4.padEnd(24, '\0')}\0\0\0\x2cmoov\0\0\0\x24trak\0\0\0\x1cmdia\0\0\0\x14hdlr${'\0'.repeat(8)}${handler}`;
const noVideo = 'which is not a video that every browser can play';
const asMp4 = 'Export the video as MP4, with H.264 for the picture and AAC for the sound.';

testErrors('a video', {
  'in a form that few browsers play': [
    video('walk.mov', mp4, 'WEBVTT'),
    `${bakery}:8 video.file: expected a video file whose name ends in .mp4, .webm, found 'walk.mov'`,
  ],
  'that a telephone only called MP4': [
    video('walk.mp4', '\0\0\0\x14ftypqt  ', 'WEBVTT'),
    `${bakery}:8 video.file: expected a video file, found 'walk.mp4', ${noVideo}. ${asMp4}`,
  ],
  'with a track in which a camera keeps the way it took': [
    video('walk.mp4', withTrack('meta'), 'WEBVTT'),
    `${bakery}:8 video.file: expected a video file, found 'walk.mp4', which has a track that is neither picture nor sound, where cameras keep the place. Remove the track: ffmpeg -i "walk.mp4" -dn -sn -c copy "plain-walk.mp4"`,
  ],
  'that is too heavy, with captions that are none': [
    video('walk.webm', Buffer.alloc(26 * 1024 * 1024), '1\n00:00 Bread'),
    `${bakery}:8 video.file: expected a video file, found 'walk.webm', which is 26 MB large; at most 25 MB are allowed`,
    `${bakery}:8 video.captions: expected a captions file, found 'said.vtt', which is not a WebVTT file. The first line of a WebVTT file must be WEBVTT.`,
  ],
});

testErrors('a video over a picture', {
  'that is too heavy': [
    {
      ...edit(bakery, 'coverAlt:', 'coverVideo: walk.mp4\ncoverAlt:'),
      [`${folder}walk.mp4`]: Buffer.concat([Buffer.from(mp4), Buffer.alloc(2 * 1024 * 1024)]),
    },
    `${bakery}:8 coverVideo: expected a video file, found 'walk.mp4', which is 3 MB large; at most 2 MB are allowed`,
  ],
  'without a picture': [
    {
      [bakery]: base[bakery]
        .replace(/cover.*\n/g, '')
        .replace('\n---\n\n', '\ncoverVideo: walk.mp4\n---\n\n'),
      [`${folder}walk.mp4`]: mp4,
    },
    `${bakery}:2 cover: expected an image, which is shown until the video plays, found nothing, the field is missing`,
  ],
});

test('a video and the images in a text are read with their paths and sizes', async () => {
  const text =
    '![A loaf](cover.png "Rye") <img width="9" alt="a > b" src="./cover.png"> ![](https://x.test/a.png)';
  const files = video('walk.mp4', mp4, 'WEBVTT');
  const index = String(files[bakery]).replace('Bread.', text);
  const { projects } = await withFolder({ ...files, [bakery]: index }, load);
  expect(projects?.all[0]?.video).toMatchObject({
    file: { path: `${folder}walk.mp4`, type: 'video/mp4' },
    captions: { path: `${folder}said.vtt`, type: 'text/vtt' },
  });
  const image = `<img data-file="${folder}cover.png" width="800" height="500" data-tint="#cc3333"`;
  expect(projects?.all[0]?.caseStudy).toBe(
    `<p>${image} alt="A loaf" title="Rye"> ${image} alt="a > b"> <img src="https://x.test/a.png" alt=""></p>\n`,
  );
});
