import { expect, test } from 'vitest';
import { loadStrings } from '../../i18n/load-language.ts';
import { markEnglishTexts } from './english-texts.ts';

test('the element of an English text on a page in another language has lang="en"', async () => {
  const { projects, details, testimonials } = await loadStrings('sv');
  const page = `<h2 class="a">${details.problem}</h2><p lang="de">${details.role}</p><b>${projects.search}</b>
<button aria-label="${testimonials.next}"><i>${details.client}</i></button><p>Sök ${details.date}</p>`;
  expect(markEnglishTexts(page).match(/<[a-z][^>]*>/g)).toEqual([
    '<h2 class="a" lang="en">',
    '<p lang="de">',
    '<b>',
    expect.stringMatching(/^<button aria-label="\u2066Next testimonial\u2069">$/),
    '<i lang="en">',
    '<p>',
  ]);
});

test('a page in English has no mark', async () => {
  expect(JSON.stringify(await loadStrings('en-GB'))).not.toContain('\u2066');
});
