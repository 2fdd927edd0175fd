import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestimonialCard } from '../components/testimonials/TestimonialCard.tsx';
import { PostList } from '../features/posts/PostList.tsx';
import { ServiceList } from '../features/services/ServiceList.tsx';
import { loadLanguage } from '../i18n/load-language.ts';
import { PageHeading } from './PageHeading.tsx';
import { Prose } from './Prose.tsx';
import { Tags } from './Tags.tsx';

const en = await loadLanguage('en');

/** Begins with a Latin name; its name with signs is the only part that is isolated. */
const MIXED = 'React, C++ והאתר של המאפייה';
const common = { root: '', locale: 'he' };
const { posts, services, testimonials } = en.interface;
const more = { details: '', included: [], projects: [], questions: [] };

test.each<[string, number, ReactElement]>([
  ['the heading of a page', 2, <PageHeading key="" heading={MIXED} intro={MIXED} />],
  [
    'a list of posts',
    2,
    <PostList
      key=""
      {...common}
      posts={[
        {
          id: 'a',
          date: '2026-01-01',
          title: MIXED,
          summary: MIXED,
          text: '',
          tags: [],
          draft: false,
        },
      ]}
      level={2}
      strings={posts}
    />,
  ],
  [
    'a list of services',
    4,
    <ServiceList
      key=""
      {...common}
      services={[{ id: 'a', title: MIXED, text: MIXED, price: MIXED, ...more }]}
      linkText={MIXED}
      level={2}
      strings={services}
    />,
  ],
  [
    'a testimonial',
    3,
    <TestimonialCard
      key=""
      item={{ id: 'a', author: MIXED, title: MIXED, text: MIXED }}
      columns={3}
      withTitle
      locale="en"
      strings={testimonials}
    />,
  ],
])('in %s, the direction of the page applies, not that of the first name', (_, texts, part) => {
  const html = renderToStaticMarkup(part);
  const isolated = MIXED.replace('C++', '<bdi>C++</bdi>');
  expect(html.split(isolated)).toHaveLength(1 + texts);
  expect(html).not.toContain('dir=');
});

test.each([
  ['<p>Good day. C++</p>', 'ltr'],
  ['<p lang="en">שלום &amp; ברכה</p>', 'rtl'],
  ['<p>React של המאפייה</p>', undefined],
  ['<p>1,900</p>', undefined],
])('the direction of %s is %s', (html, direction) => {
  const { props } = Prose({ html });
  expect(props.dir).toBe(direction);
});

test('translation programs leave tags as they are', () => {
  const html = renderToStaticMarkup(<Tags label="Tags" tags={[{ label: 'Rust', to: '/' }]} />);
  expect(html).toMatch(/^<ul [^>]*translate="no">/);
});
