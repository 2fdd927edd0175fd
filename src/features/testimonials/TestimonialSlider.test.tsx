import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { en } from '../../i18n/en.ts';
import { TestimonialSlider } from './TestimonialSlider.tsx';

/** The HTML of a slider with this many items. */
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
      strings={en.testimonials}
    />,
  );
}

const times = (markup: string, part: string) => markup.split(part).length - 1;

describe('the HTML of the slider', () => {
  test('without an item is empty', () => {
    expect(html(0)).toBe('');
  });

  test('of one item has nothing to turn', () => {
    const one = html(1);
    expect(one).toContain('Text 0.');
    expect(one).toContain('aria-label="Guest book"');
    expect(one).not.toContain('<button');
    expect(one).not.toContain('aria-roledescription');
  });

  test.each([2, 3, 7])('of %i items holds each of them once, and two buttons', (count) => {
    const markup = html(count);
    expect(times(markup, '<button')).toBe(2);
    expect(times(markup, '<figure')).toBe(count);
    expect(markup).toContain(`aria-label="${count} of ${count}"`);
    expect(markup).toContain('aria-roledescription="carousel"');
  });
});
