import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bakery, edit } from './base.ts';
import { type Changes, load, png, warningsIn, withFolder } from './check-folder.ts';
import { testErrors, testWarnings } from './table-tests.ts';

const folder = 'projects/bakery';
const wide = await png(2000, 1000);
const files: Changes = { [`${folder}/a.png`]: wide, [`${folder}/b.png`]: wide };

/** The changes of a content in which the text of a project begins in line 11. */
const text = (lines: readonly string[], more: Changes = {}): Changes => ({
  ...files,
  ...edit(bakery, 'Bread.', lines.join('\n')),
  ...more,
});

const one = '![One](a.png)';
const two = '![Two](b.png)';
const link = '[A tour](tour.mp4)';
const clip = join(import.meta.dirname, '../fixtures/edge-cases/projects/blocks/call.mp4');
const stray =
  'expected the name of a block right after the colons, such as :::pair, or a line that begins with something else, found ';
const names = 'full-bleed, pair, row, phones, figure, note, quote, before-after, video';

testErrors('a block', {
  'with an unknown name': [
    text(['Bread.', '', ':::pairs', one, two, ':::']),
    `${bakery}:13: expected one of: ${names}, found an unknown block 'pairs'. Did you mean 'pair'?`,
  ],
  'that is never closed': [
    text([':::pair', one, two, '', 'Before and after.']),
    `${bakery}:11: expected a line of ::: below the block, found :::pair, which is never closed`,
  ],
  'in a block': [
    text([':::pair', one, two, '', ':::note', 'Words.', ':::']),
    `${bakery}:15: expected a line of ::: first, which ends the block 'pair', found ':::note'`,
  ],
  'in a list': [
    text(['- Bread', '', '  :::note', '  Words.', '  :::']),
    `${bakery}:13: expected a block outside of lists and quotes, with nothing in front of it in its line, found ':::note'`,
  ],
  'in a quote': [
    text(['> :::note', '> Words.', '> :::']),
    `${bakery}:11: expected a block outside of lists and quotes, with nothing in front of it in its line, found ':::note'`,
  ],
  'with more in its first line': [
    text([':::note {.wide}', 'Words.', ':::']),
    `${bakery}:11: expected only :::note in the first line of the block, found ':::note {.wide}'`,
  ],
  'that is a pair of one': [
    text([':::pair', one, '', 'Before.', ':::']),
    `${bakery}:11: expected number of images in the block 'pair': 2, found 1`,
  ],
  'with too many phones': [
    text([':::phones', one, one, one, one, one, ':::']),
    `${bakery}:11: expected number of images in the block 'phones': 2–4, found 5`,
  ],
  'with pictures instead of words': [
    text([':::quote', one, ':::']),
    `${bakery}:11: expected number of images in the block 'quote': 0, found 1`,
  ],
  'with a source and no quote': [
    text([':::quote', '— Una Keel', ':::']),
    `${bakery}:11: expected words in the block 'quote', found nothing`,
  ],
  'without words': [
    text(['Bread.', '', ':::note', ':::']),
    `${bakery}:13: expected words in the block 'note', found nothing`,
  ],
  'with a picture that is missing': [
    text([':::figure', '![Three](c.png)', ':::']),
    `${bakery}:12: expected an image file that exists, as a path relative to this file, found 'c.png', but there is no such file. Did you mean 'a.png'?`,
  ],
  'with a video without a poster': [
    text([':::video', link, ':::']),
    `${bakery}:11: expected number of images in the block 'video': 1, found 0`,
    `${bakery}:12: expected a video file that exists, as a path relative to this file, found 'tour.mp4', but there is no such file`,
  ],
  'with a poster without a video': [
    text([':::video', one, ':::']),
    `${bakery}:11: expected one link to a video beside this file: […](video.mp4), found nothing`,
  ],
  'with a video of a wrong type': [
    text([':::video', one, '[A tour](tour.mov)', ':::']),
    `${bakery}:13: expected a video file whose name ends in .mp4, .webm, found 'tour.mov'`,
  ],
  'with a video that is too large': [
    text([':::video', one, link, ':::'], {
      [`${folder}/tour.mp4`]: Buffer.concat([Buffer.from('....ftypisom'), Buffer.alloc(27e6)]),
    }),
    `${bakery}:13: expected a video file, found 'tour.mp4', which is 26 MB large; at most 25 MB are allowed`,
  ],
  'with captions that are none': [
    text([':::video', one, '[Captions](tour.vtt)', ':::'], { [`${folder}/tour.vtt`]: 'Hello' }),
    `${bakery}:11: expected one link to a video beside this file: […](video.mp4), found nothing`,
    `${bakery}:13: expected a captions file, found 'tour.vtt', which is not a WebVTT file. The first line of a WebVTT file must be WEBVTT.`,
  ],
  'with captions in another encoding': [
    text([':::video', one, link, '[Captions](tour.vtt)', ':::'], {
      [`${folder}/tour.mp4`]: await readFile(clip),
      [`${folder}/tour.vtt`]: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHällo', 'latin1'),
    }),
    `${bakery}:14: expected a text file in UTF-8, found 'tour.vtt', letters in another encoding, perhaps Windows-1252`,
  ],
  'that compares pictures of different shapes': [
    text([':::before-after', one, two, ':::'], { [`${folder}/b.png`]: await png(1000, 1000) }),
    `${bakery}:11: expected two images of the same shape, found 2000 × 1000 pixels and 1000 × 1000 pixels`,
  ],
  'with a picture of another site': [
    text([':::figure', '![One](https://x.test/a.png)', ':::']),
    `${bakery}:11: expected an image file in the content folder, found 'https://x.test/a.png'. Download the file into the content folder and enter its path.`,
  ],
  'with captions twice': [
    text([':::video', one, link, '[Captions](tour.vtt)', '[Again](tour.vtt)', ':::'], {
      [`${folder}/tour.mp4`]: await readFile(clip),
      [`${folder}/tour.vtt`]: 'WEBVTT',
    }),
    `${bakery}:11: expected one link to a video beside this file: […](video.mp4), found 'tour.mp4, tour.vtt'`,
  ],
  'with only a note of the owner': [
    text([':::note', '<!-- Later -->', ':::']),
    `${bakery}:11: expected words in the block 'note', found nothing`,
  ],
  'that a table swallows': [
    text([':::figure', one, '', '| A |', '|---|', '| B |', ':::']),
    `${bakery}:17: ${stray}':::'`,
  ],
  'in HTML': [
    text(['<p>', ':::note', 'Words.', ':::', '</p>']),
    `${bakery}:12: ${stray}':::note'`,
    `${bakery}:14: ${stray}':::'`,
  ],
  'with wide colons': [text(['：：：note', 'Words.']), `${bakery}:11: ${stray}'：：：note'`],
  'with a space in front of its name': [
    text(['::: pair', one, two, '', 'Words.', ':::']),
    `${bakery}:11: ${stray}'::: pair'`,
    `${bakery}:16: ${stray}':::'`,
  ],
  'in the text of another file': [
    edit('about.md', 'I bake', ':::note\nI bake'),
    `about.md:8: expected a text without blocks, which only the texts of projects and posts can have, found ':::note'`,
  ],
});

testWarnings('a block', {
  'with a picture that is too small for it': [
    text([':::full-bleed', '![One](small.png)', ':::'], {
      [`${folder}/small.png`]: await png(1599, 900),
    }),
    `${bakery}:12: expected an image at least 1600 pixels wide, found 1599 × 900 pixels`,
  ],
});

test('a link to the video of a block is no warning', async () => {
  const tour = { [`${folder}/tour.mp4`]: await readFile(clip) };
  expect(await withFolder(text([':::video', one, link, ':::'], tour), warningsIn)).toBe('');
  const elsewhere = text([':::video', one, link, ':::', '', link], tour);
  expect(await withFolder(elsewhere, warningsIn)).toContain(`${bakery}:16`);
});

test('a block in a comment is a note of the owner, and not shown', async () => {
  const lines = ['<!--', ':::pair', one, '', ':::', '-->', '', 'Words. <!-- :::note -->'];
  expect(await withFolder(text(lines), warningsIn)).toBe('');
  expect((await html(lines)).trim()).toBe('<p>Words. </p>');
});

/** The HTML of a text in a project, without the attributes of its pictures. */
async function html(lines: readonly string[]): Promise<string> {
  const { projects } = await withFolder(text(lines), load);
  return projects?.all[0]?.caseStudy.replaceAll(/<img[^>]* alt="([^"]*)"[^>]*>/g, '[$1]') ?? '';
}

test('what only looks like a directive stays as it is written', async () => {
  const line = 'At 10:30 *until 11:00* 😀 a:b[c]{d}';
  const found = await html([
    line,
    '',
    '::leaf[x]',
    '',
    ':::figure',
    '![1:2](a.png)',
    '',
    line,
    ':::',
  ]);
  const shown = '<p>At 10:30 <em>until 11:00</em> 😀 a:b[c]{d}</p>';
  expect(found).toContain(`${shown}\n<p>::leaf[x]</p>`);
  expect(found).toContain(`<figcaption class="block-caption">\n${shown}\n</figcaption>`);
  expect(found).toContain('[1:2]');
});

test('Markdown behind a colon is read', async () => {
  const lines = [
    ':::note',
    'At 10:30[^1] a:b[**c** \\* &amp; d:e](/about)',
    ':::',
    '',
    '[^1]: f:g[h]',
  ];
  const found = await html(lines);
  expect(found).toContain('a:b<a href="/about"><strong>c</strong> * &amp; d:e</a>');
  expect(found).toMatch(/At 10:30<sup>.*<p>f:g\[h\] /s);
  const alt = await html([':::figure', '![1:2 & [3:4] "5"](a.png)', ':::']);
  expect(alt).toContain('[1:2 &amp; [3:4] &quot;5&quot;]');
  const code = await html([
    ':::note',
    '    a:b',
    '',
    '```',
    'c:d',
    '```',
    '<http://x.test:80/e>',
    ':::',
  ]);
  expect(code).toMatch(/>a:b\n<.*>c:d\n<.*>http:\/\/x\.test:80\/e</s);
});

test('line breaks between pictures are no caption', async () => {
  expect(await html([':::pair', `${one}  `, `${two}  `, ':::'])).not.toContain('block-caption');
});

test('words of a block are its caption, and the source of a quote', async () => {
  expect(await html([':::pair', one, '', two, 'First.', '', '- Second', ':::'])).toBe(
    '<figure class="block block-pair"><div class="block-pictures">\n<p>[One][Two]</p>\n</div><figcaption class="block-caption">\n<p>\nFirst.</p>\n<ul>\n<li>Second</li>\n</ul>\n</figcaption></figure>\n',
  );
  expect(await html([':::quote', '**Bread** first.', '', '— Una Keel', ':::'])).toBe(
    '<figure class="block block-quote"><blockquote class="block-words">\n<p><strong>Bread</strong> first.</p>\n</blockquote><figcaption class="block-source">\n<p>— Una Keel</p>\n</figcaption></figure>\n',
  );
});
