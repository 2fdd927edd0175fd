import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadLanguage } from '../../i18n/load-language.ts';
import { TestimonialSlider } from './TestimonialSlider.tsx';

const en = await loadLanguage('en');

/** The HTML of a slider with `count` testimonials. */
function html(count: number): string {
  const items = Array.from({ length: count }, (_, index) => ({
    id: `r${index}`,
    author: `Author ${index}`,
    text: `Text ${index}.`,
  }));
  return renderToStaticMarkup(
    <TestimonialSlider
      items={items}
      columns={3}
      name="Guest book"
      withTitle={false}
      locale="en"
      strings={en.interface.testimonials}
    />,
  );
}

test('without testimonials nothing is rendered', () => {
  expect(html(0)).toBe('');
});

test('stars are one picture with a name', () => {
  const items = [{ id: 'a', author: 'Ida', text: 'Good.', stars: 4 }];
  const shared = { columns: 1, name: 'Guest book', withTitle: true, locale: 'en' } as const;
  const strings = en.interface.testimonials;
  const shown = renderToStaticMarkup(<TestimonialSlider {...{ items, strings, ...shared }} />);
  expect(shown).toContain('role="img" aria-label="4 of 5 stars">★★★★☆<');
  expect(html(1)).not.toContain('★');
});

test('a single testimonial has no buttons', () => {
  const one = html(1);
  expect(one).toContain('Text 0.');
  expect(one).toContain('aria-label="Guest book"');
  expect(one).not.toContain('<button');
  expect(one).not.toContain('aria-roledescription');
});
