import { expect, test } from 'vitest';
import { sectionsOf, withBlock, withMovedBlock, withoutBlock, withSection } from './blocks.ts';

const pair = ':::pair\n![Old](a.png)\n![New](b.png)\n\nBefore.\n:::';

const video = `:::video
![A button](tour.jpg)
[A call](tour.mp4)
[Untertitel](tour.vtt)

Without sound.
:::`;

/** The texts of a Markdown text, and the names of its blocks between them. */
const outline = (markdown: string) =>
  sectionsOf(markdown).map(({ name, text }) => (name ? `:${name}` : text));

/** The n-th section, which must be there. */
function section(markdown: string, index: number) {
  const found = sectionsOf(markdown)[index];
  if (!found) throw new Error(`No section ${index}`);
  return found;
}

test.each([
  ['A text.', ['A text.']],
  ['', ['']],
  [`One.\n\n${pair}\n\nTwo.\n`, ['One.', ':pair', 'Two.\n']],
  [`${pair}\n\n${video}`, ['', ':pair', '', ':video', '']],
  [`One.\n${pair}\nTwo.`, ['One.', ':pair', 'Two.']],
  [`\`\`\`md\n${pair}\n\`\`\``, [`\`\`\`md\n${pair}\n\`\`\``]],
  [`~~~~\n~~~\n\n${pair}`, [`~~~~\n~~~\n\n${pair}`]],
  [`\`\`\`a\`\`\`\n\n${pair}`, ['```a```', ':pair', '']],
  [':::pair\n![Old](a.png)', [':::pair\n![Old](a.png)']],
  [':::pears\nWords.\n:::', [':::pears\nWords.\n:::']],
  [':::pair {.wide}\n:::', [':::pair {.wide}\n:::']],
  [':::note\nSee ![this](a.png).\n:::', [':::note\nSee ![this](a.png).\n:::']],
  [`:::note\n${pair}`, [':::note', ':pair', '']],
  ['- One\n  :::pair\n  :::', ['- One\n  :::pair\n  :::']],
  [`<!--\n${pair}\n-->\n\n${pair}`, [`<!--\n${pair}\n-->`, ':pair', '']],
])('the sections of %j', (markdown, sections) => {
  expect(outline(markdown)).toEqual(sections);
});

test.each([
  pair,
  video,
  ':::pair\n![Old](a.png)\n:::',
  ':::row\n:::',
  ':::note\nIn the **margin**.\n\nAnd below.\n:::',
  ':::quote\nA sentence.\n\n— Una Keel, plumber\n:::',
  ':::quote\n— Una \n:::',
  ':::video\n[A call]()\n:::',
  ':::figure\n![A \\[b\\] c](my%20door%281%29.png)\n\nDone \n\n:::',
])('a block is written as it was: %j', (markdown) => {
  const block = section(markdown, 1);
  expect(block.name).toBeTruthy();
  expect(withSection(markdown, block, block.texts ?? {})).toBe(markdown);
});

test('a block has its texts without signs of Markdown', () => {
  expect(section(video, 1).texts).toEqual({
    path0: 'tour.jpg',
    words0: 'A button',
    pathvideo: 'tour.mp4',
    wordsvideo: 'A call',
    pathcaptions: 'tour.vtt',
    wordscaptions: 'Untertitel',
    words: 'Without sound.',
    source: '',
  });
  const image = ':::figure\n![A \\[b\\] c](my%20door.png)\n:::';
  expect(section(image, 1).texts).toMatchObject({ path0: 'my door.png', words0: 'A [b] c' });
});

test('a removed image leaves no gap, and words that would end the block do not', () => {
  const { texts, ...block } = section(pair, 1);
  const changed = withSection(pair, block, { ...texts, path0: '', words: 'a\n:::\nb' });
  expect(outline(`${changed}\n\nText.`)).toEqual(['', ':pair', 'Text.']);
  expect(section(changed, 1).texts).toMatchObject({ path0: 'b.png', words0: 'New' });
});

test('a changed text keeps the blocks, and its own empty lines', () => {
  const markdown = `One.\n\n${pair}\n\nTwo.\n\n${video}`;
  for (const text of ['Two.\n', 'Two. ', '', '\n', 'a\n\nb']) {
    const changed = withSection(markdown, section(markdown, 2), text);
    expect(outline(changed)).toEqual(['One.', ':pair', text, ':video', '']);
    const last = withSection(changed, section(changed, 4), text);
    expect(outline(last)).toEqual(['One.', ':pair', text, ':video', text]);
  }
  const first = withSection(markdown, section(markdown, 0), '');
  expect(outline(first)).toEqual(['', ':pair', 'Two.', ':video', '']);
});

test.each([
  ['|One.\n\nTwo.', ':::note\n:::\n\nOne.\n\nTwo.'],
  ['O|ne\nline.\n\nTwo.', 'One\nline.\n\n:::note\n:::\n\nTwo.'],
  ['One.|\n\nTwo.', 'One.\n\n:::note\n:::\n\nTwo.'],
  ['One.\n\n|Two.', 'One.\n\n:::note\n:::\n\nTwo.'],
  ['One.\n\nTwo.\n\n|', 'One.\n\nTwo.\n\n:::note\n:::'],
  ['```\na|\n\nb\n```\n\nc', '```\na\n\nb\n```\n\n:::note\n:::\n\nc'],
  ['- a|\n\n  b\n\n  - c\n\n    d\n\ne', '- a\n\n  b\n\n  - c\n\n    d\n\n:::note\n:::\n\ne'],
  ['- a\n\n  ```\n  b\n\n  c\n  ```\n|\ne', '- a\n\n  ```\n  b\n\n  c\n  ```\n\n:::note\n:::\n\ne'],
  ['a[^1]\n\n[^1]: b|\n\n\tc', 'a[^1]\n\n[^1]: b\n\n\tc\n\n:::note\n:::'],
  ['<!-- a|\n\nb -->\n\nc', '<!-- a\n\nb -->\n\n:::note\n:::\n\nc'],
  ['<pre>\na|\n\nb\n</pre>\n\nc', '<pre>\na\n\nb\n</pre>\n\n:::note\n:::\n\nc'],
  ['|', ':::note\n:::'],
])('a block is put in at %j', (marked, expected) => {
  const markdown = marked.replace('|', '');
  expect(withBlock(markdown, marked.indexOf('|'), 'note')).toBe(expected);
});

test('a block moves by one paragraph or block, and is removed', () => {
  const markdown = `One.\n\nTwo.\n\n${pair}\n\n${video}`;
  const block = section(markdown, 1);
  const up = `One.\n\n${pair}\n\nTwo.\n\n${video}`;
  expect(withMovedBlock(markdown, block, -1)).toEqual({ text: up, number: 2, count: 4 });
  const { text: below } = withMovedBlock(markdown, block, 1);
  expect(below).toBe(`One.\n\nTwo.\n\n${video}\n\n${pair}`);
  expect(withMovedBlock(below, section(below, 3), 1).text).toBe(below);
  expect(withMovedBlock(pair, section(pair, 1), -1).text).toBe(pair);
  expect(withoutBlock(markdown, block)).toBe(`One.\n\nTwo.\n\n${video}`);
  expect(withoutBlock(pair, section(pair, 1))).toBe('');
  const list = '- One\n\n  Its second paragraph.';
  expect(withMovedBlock(`${pair}\n\n${list}`, section(pair, 1), 1).text).toBe(`${list}\n\n${pair}`);
});
