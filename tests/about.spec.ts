import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { section } from './helpers/sample-pages.ts';
import { counters, skills } from './helpers/sample-texts.ts';

test('About shows its content', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await test.step('the bio comes first, with a portrait', async () => {
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'One person behind the counter',
    );
    await expect(main.getByText('I learned to sell before I learned to code.')).toBeVisible();
    await expect(main.getByRole('img', { name: 'Drawing of Mara' })).toBeVisible();
  });
  await test.step('below the counters is one testimonial at a time, with its title', async () => {
    const entries = main.locator('.about-quotes').getByRole('figure');
    await entries.first().scrollIntoViewIfNeeded();
    await expect(entries.first()).toBeInViewport({ ratio: 0.6 });
    await expect(entries.first()).toContainText('Upholsterer, Birch and Bobbin');
    await expect(entries.first().locator('img')).toBeVisible();
    await expect(entries.nth(1)).not.toBeInViewport({ ratio: 0.1 });
  });
  await test.step('the four counters are read as their ends', async () => {
    await expect(main.locator('dl').first()).toMatchAriaSnapshot(counters.about);
  });
  await test.step('the skills are in three groups, each with its name and logo', async () => {
    const part = section(page, 'Skills');
    await expect(part.getByRole('heading', { level: 3 })).toHaveText(Object.keys(skills));
    for (const [index, group] of Object.values(skills).entries()) {
      const items = part.getByRole('list').nth(index).getByRole('listitem');
      await expect(items).toHaveText(group);
      const logos = items.filter({ has: page.locator('svg:visible, img:visible') });
      await expect(logos).toHaveCount(group.length);
    }
  });
  await test.step('the curriculum is around the skills, each post with its dates', async () => {
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      ...['Experience', 'Work experience', 'Skills', 'Education', 'Languages', 'Certificates'],
      ...['Volunteering', 'Interests'],
      'Is there something you would like to have in the window?',
    ]);
    await expect(main.getByText('Selected projects')).toBeHidden();
    const posts = section(page, 'Work experience')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    await expect(posts).toContainText([/May 2024 – today/, /^Front-end developer/, /2018/]);
    await expect(posts.nth(1)).toContainText('September 2021 – April 2024');
    await expect(posts.nth(1).locator('time').first()).toHaveAttribute('datetime', '2021-09');
    const schools = section(page, 'Education').getByRole('listitem');
    await expect(schools).toHaveText([/2018 – 2022/, /August 2015 – July 2018/]);
    const languages = ['English Native speaker', 'Swedish Native speaker', 'German Fluent'];
    await expect(section(page, 'Languages').getByRole('listitem')).toHaveText(languages);
  });
});
