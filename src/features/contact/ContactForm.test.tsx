import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../../tests/helpers/contact-fixture.ts';
import type { Delivery } from '../../content/schemas/contact.ts';
import { en } from '../../i18n/en.ts';
import { OWN_PAGE_MARK } from './answer.ts';
import { ContactForm } from './ContactForm.tsx';
import { targetOf } from './target.ts';

const ways: Delivery[] = [
  { provider: 'server' },
  { provider: 'endpoint', address: 'https://forms.studio.example/take' },
  { provider: 'netlify' },
  { provider: 'formspree', form: 'xyzabcde' },
  { provider: 'web3forms', key: '01234567-89ab-4def-8123-456789abcdef' },
  { provider: 'mailto', email: 'owner@studio.example' },
];

function htmlOf(delivery: Delivery): string {
  const target = targetOf(delivery, {
    ownEndpoint: '/api/contact',
    homePath: '/',
    sentPath: '/contact/sent',
    sentAddress: 'https://studio.example/contact/sent',
  });
  return renderToStaticMarkup(
    <ContactForm
      form={{ heading: 'Leave a message', privacy: 'Only to answer you.' }}
      questions={QUESTIONS}
      target={target}
      booking={undefined}
      email="owner@studio.example"
      site="https://studio.example"
      root=""
      locale="en-DE"
      messages={en.contact}
    />,
  );
}

describe.each(ways)('the form for $provider', (delivery) => {
  test('posts to the right place, with exactly the fields that belong there', () => {
    const html = htmlOf(delivery);
    const form = /<form[^>]*>/.exec(html)?.[0].replace(/ class="[^"]*"/, '');
    const fields = [...html.matchAll(/<(?:input|textarea)[^>]*>/g)].map(([tag]) =>
      ['type', 'name', 'value', 'required', 'maxLength', 'autoComplete']
        .flatMap((key) => {
          const value = new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1];
          return value === undefined ? [] : [value === '' ? key : `${key}=${value}`];
        })
        .join(' '),
    );
    expect({ form, fields }).toMatchSnapshot();
    expect(html).toContain('Only to answer you.');
  });
});

test("the mark of the site's own pages stands in every page", () => {
  const frame = readFileSync('src/layouts/Layout.astro', 'utf8');
  expect(frame).toContain(OWN_PAGE_MARK);
});
