import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type TestimonialField, testimonialCardId, testimonialFields } from 'vitrine/message';
import { REQUEST, WORDS } from '../../../tests/helpers/testimonial-fixture.ts';
import { TestimonialPanel } from '../../vitrine/features/contact/testimonial/TestimonialPanel.tsx';
import { loadStrings } from '../../vitrine/i18n/load-language.ts';
import { fillReason, fillTestimonial } from './fill-testimonial.ts';

const fields: TestimonialField[] = [...testimonialFields(REQUEST.questions), 'portrait'];

const project = { project: 'shop', title: 'Shop' };

/** The HTML of the form as the build writes it. */
const built = async ({ stars = true } = {}) =>
  renderToStaticMarkup(
    <TestimonialPanel
      request={{ ...REQUEST, stars }}
      owner="Mila"
      locale="en"
      strings={await loadStrings('en')}
    />,
  );

/** The tag of an element, and the text that follows it. */
function element(html: string | undefined, id: string): string {
  const [tag = ''] = new RegExp(`<[^<]*id="${id}"(?:[^">]|"[^"]*")*>[^<]*`).exec(html ?? '') ?? [];
  return tag;
}

test('the built form is shown with all that was typed, and all errors', async () => {
  const page = await built();
  expect(element(page, 'testimonial-form')).toMatch(/\shidden=""/);
  const html = fillTestimonial(page, {
    request: REQUEST,
    project: { project: 'shop', title: 'A <shop>' },
    typed: { ...WORDS, credit: 'none', stars: '4' },
    errorTexts: new Map(fields.map((name) => [name, `No "${name}"`])),
    reason: { heading: 'Not sent', paragraphs: ['Kept.'] },
  });
  expect(element(html, 'testimonial-form')).not.toMatch(/hidden/);
  expect(element(html, 'testimonial-no-link')).toMatch(/\shidden/);
  expect(element(html, 'testimonial-project')).toMatch(/>A &lt;shop&gt;$/);
  expect(element(html, 'testimonial-answer-0')).toMatch(/aria-invalid="true".*>\n?A shop that/s);
  expect(element(html, 'testimonial-author')).toContain('value="Ida Novak"');
  expect(element(html, 'testimonial-credit-none')).toContain(' checked');
  expect(element(html, 'testimonial-stars-4')).toContain(' checked');
  expect(element(html, 'testimonial-consent')).toContain(' checked');
  for (const name of fields) {
    expect(element(html, `testimonial-${name}-error`)).toMatch(
      new RegExp(`>No &quot;${name}&quot;$`),
    );
    expect(html).toContain(`<a href="#testimonial-${name}">`);
  }
  expect(element(html, 'testimonial-status')).toContain(' autofocus');
  expect(html).toContain('<h3>Not sent</h3><p>Kept.</p><ul>');
});

test('the built form without stars is filled in', async () => {
  const request = { ...REQUEST, stars: false };
  const filling = { request, project, typed: WORDS, errorTexts: new Map() };
  const html = fillTestimonial(await built(request), filling);
  expect(element(html, 'testimonial-author')).toContain('value="Ida Novak"');
  expect(element(html, 'testimonial-status')).not.toContain('autofocus');
});

test('of the cards of all projects, the page has that of the link alone', async () => {
  const cards = ['blog', 'shop', 'shop-2'].map((id) => (
    <figure key={id} className="a>b" id={testimonialCardId(id)} hidden>
      <p>Card of {id}.</p>
    </figure>
  ));
  const page = (await built()) + renderToStaticMarkup(cards);
  const filling = { request: REQUEST, project, typed: {}, errorTexts: new Map() };
  const html = fillTestimonial(page, filling) ?? '';
  expect(html.match(/<figure.*<\/figure>/s)?.[0]).toBe(
    '<figure class="a&gt;b" id="testimonial-card-shop"><p>Card of shop.</p></figure>',
  );
  expect(fillReason(page, { heading: '', paragraphs: [], errors: [] })).not.toContain('Card of');
});

test('a reason takes the place of the text about the link, and the form stays hidden', async () => {
  const reason = { heading: '', paragraphs: ['Expired & gone'], errors: [] };
  const html = fillReason(await built(), reason);
  expect(html).toContain('><p>Expired &amp; gone</p></div>');
  expect(element(html, 'testimonial-form')).toMatch(/\shidden=""/);
  expect(element(html, 'testimonial-no-link')).toMatch(/\shidden/);
});

test('a page without the form is not filled in', () => {
  const filling = { request: REQUEST, project, typed: {}, errorTexts: new Map() };
  expect(fillTestimonial('<!doctype html>', filling)).toBeUndefined();
});
