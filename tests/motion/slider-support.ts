import { expect, type Locator, type Page } from '@playwright/test';

export async function openSlider(page: Page, path: string, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  const slider = page.locator('section[aria-roledescription*="carousel"]');
  await slider.scrollIntoViewIfNeeded();
  await next(slider).hover();
  return slider;
}

export const next = (slider: Locator) => slider.getByRole('button', { name: 'Next testimonial' });
export const previous = (slider: Locator) =>
  slider.getByRole('button', { name: 'Previous testimonial' });

/** The authors of the testimonials in view, in the order of the slider's track. */
export const authorsInView = (slider: Locator) =>
  slider.evaluate((section) => {
    const track = section.querySelector('[role="group"]')?.getBoundingClientRect();
    if (!track) throw new Error('The slider has no track.');
    return Array.from(section.querySelectorAll('figure'))
      .map((figure) => ({ figure, box: figure.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .filter(({ box }) => box.left > track.left - 2 && box.right < track.right + 2)
      .sort((a, b) => Math.abs(a.box.left - track.left) - Math.abs(b.box.left - track.left))
      .map(({ figure }) => figure.querySelector('figcaption span')?.textContent ?? '');
  });

/** Waits until the testimonials of exactly these authors are in view. */
export async function expectInView(
  slider: Locator,
  authors: readonly (string | undefined)[],
): Promise<void> {
  await expect.poll(() => authorsInView(slider), { intervals: [50] }).toEqual(authors);
}

export const allAuthors = (slider: Locator) =>
  slider.locator('[aria-roledescription*="slide"] figcaption > :first-child').allTextContents();
