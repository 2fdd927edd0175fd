import { bakery, edit } from './base.ts';
import { png } from './report.ts';
import { mistakes } from './table.ts';

const cover = 'projects/bakery/cover.png';

mistakes('an image', {
  'cover: cover.png → cover: covre.png':
    "projects/bakery/index.md:7 cover: expected an image file that exists, as a path from this file, found 'covre.png', but there is no such file. Did you mean 'cover.png'?",
  'cover: cover.png → cover: Cover.png':
    "projects/bakery/index.md:7 cover: expected an image file that exists, as a path from this file, found 'Cover.png', but there is no such file. Did you mean 'cover.png'?",
  'cover: cover.png → cover: images/cover.png':
    "projects/bakery/index.md:7 cover: expected an image file that exists, as a path from this file, found 'images/cover.png', but there is no folder 'images'",
  'cover: cover.png → cover: cover.pdf':
    "projects/bakery/index.md:7 cover: expected an image file, which ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg, found 'cover.pdf'",
  'cover: cover.png → cover: ""':
    'projects/bakery/index.md:7 cover: expected an image file, which ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg, found an empty text',
  'cover: cover.png → cover: cover.Png':
    "projects/bakery/index.md:7 cover: expected an image file, which ends in .png, .jpg, .jpeg, .webp, .avif, .gif, .svg, in small letters (rename the file), found 'cover.Png'",
  'cover: cover.png → cover: 7':
    'projects/bakery/index.md:7 cover: expected the name of an image file, found the number 7',
  'images/baker.png → images\\baker.png':
    "testimonials.yaml:4 items[0].image: expected a path with forward slashes, found 'images\\baker.png'. Did you mean 'images/baker.png'?",
  'cover: cover.png → cover: ../../../cover.png':
    "projects/bakery/index.md:7 cover: expected an image file in the content folder, as a path from this file, found '../../../cover.png', which lies outside it",
  'cover: cover.png → cover: /cover.png':
    "projects/bakery/index.md:7 cover: expected an image file in the content folder, as a path from this file, found '/cover.png', which lies outside it. A path begins in the folder of this file.",
  'cover: cover.png → cover: https://oven.test/cover.png':
    "projects/bakery/index.md:7 cover: expected an image file in the content folder, found 'https://oven.test/cover.png'. Save the image in the content folder and name the file.",
});

mistakes('a file named like an image', {
  'that is text': [
    { [cover]: 'no image' },
    `${bakery}:7 cover: expected an image, found 'cover.png', which is no image, or a damaged one`,
  ],
  'that has a script': [
    {
      ...edit(bakery, 'cover: cover.png', 'cover: cover.svg'),
      'projects/bakery/cover.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">\n<script>x()</script>\n</svg>',
    },
    `${bakery}:7 cover: expected a drawing that only draws, found 'cover.svg', which has a <script> in line 2. Export it as plain SVG, or take that part out of the file.`,
  ],
  'that is cut off': [
    { [cover]: (await png(1, 1)).subarray(0, 50) },
    `${bakery}:7 cover: expected an image, found 'cover.png', which is no image, or a damaged one`,
  ],
  'that has another form': [
    { [cover]: '\0\0\0\x18ftypheic\0\0\0\0mif1heic' },
    `${bakery}:7 cover: expected an image, found 'cover.png', which is a HEIC photograph, whatever its name says. Export it as JPEG or PNG.`,
  ],
  'that is too heavy': [
    { [cover]: Buffer.concat([await png(800, 500), Buffer.alloc(41_000_000)]) },
    `${bakery}:7 cover: expected an image, found 'cover.png', which is 40 MB large. Save it smaller, at most 20 MB and 64 million pixels.`,
  ],
  'that has too many pixels': [
    {
      ...edit(bakery, 'cover.png', 'cover.svg'),
      'projects/bakery/cover.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="8000"/>',
    },
    `${bakery}:7 cover: expected an image, found 'cover.svg', which has 9000 × 8000 pixels. Save it smaller, at most 20 MB and 64 million pixels.`,
  ],
  'that is empty': [
    { [cover]: '' },
    `${bakery}:7 cover: expected an image, found 'cover.png', which is an empty file`,
  ],
  'that is a folder': [
    { [cover]: null, [`${cover}/note.txt`]: '' },
    `${bakery}:7 cover: expected an image, found 'cover.png', which is a folder`,
  ],
});
