import { textsIn } from '../../packages/vitrine/i18n/catalogue.ts';
import testimonial from '../../packages/vitrine/i18n/en/testimonial.json' with { type: 'json' };
import {
  type LinkContent,
  type LinkSigner,
  newLink,
  writeToken,
} from '../../packages/vitrine-server/testimonials/link.ts';
import type { ContactFixtureOptions } from './contact-fixture.ts';
import { openContactFixture } from './open-contact-fixture.ts';

export const KEY = 'a-signing-key-of-forty-eight-letters-for-tests-01';

/** The questions of the form, and the projects to which links may lead. */
export const REQUEST = {
  questions: ['What did you need?', 'What has changed?'],
  stars: true,
  projects: { shop: 'A "new" <shop>', blog: 'A blog' },
  texts: textsIn(testimonial),
};

/** HTML of a built page with the form, with the parts that the server reads from it. */
export const TESTIMONIAL_PAGE = `<!doctype html><html lang="en"><body>
<p id="testimonial-no-link">Incomplete</p><div id="testimonial-status" tabindex="-1"></div>
<form hidden="" id="testimonial-form" class="a>b" method="post" enctype="multipart/form-data">
<p>About <b id="testimonial-project"></b></p>
<textarea id="testimonial-answer-0" name="answer-0"></textarea><p id="testimonial-answer-0-error"></p>
<textarea id="testimonial-answer-1" name="answer-1"></textarea><p id="testimonial-answer-1-error"></p>
<fieldset id="testimonial-stars"><input id="testimonial-stars-4"/><input id="testimonial-stars-5"/><p id="testimonial-stars-error"></p></fieldset>
<input id="testimonial-author"/><p id="testimonial-author-error"></p>
<input id="testimonial-title"/><p id="testimonial-title-error"></p>
<fieldset id="testimonial-credit"><input id="testimonial-credit-full" checked=""/>
<input id="testimonial-credit-name"/><p id="testimonial-credit-error"></p></fieldset>
<input id="testimonial-consent" value="yes"/><p id="testimonial-consent-error"></p>
<input id="testimonial-portrait" type="file"/><p id="testimonial-portrait-error"></p>
</form></body></html>`;

/** The fields of a testimonial that is accepted. */
export const WORDS = {
  'answer-0': 'A shop that my mother can use.',
  'answer-1': 'Grüße 👋,\nshe does.',
  stars: '5',
  author: 'Ida Novak',
  title: 'Founder, Novak',
  credit: 'name',
  consent: 'yes',
};

/** A PNG of one pixel. */
export const PORTRAIT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The files of a site that asks for testimonials. */
export const TESTIMONIAL_SITE = {
  'contact/settings.json': JSON.stringify({
    locale: 'en',
    address: 'https://studio.example',
    testimonials: REQUEST,
  }),
  'testimonial/index.html': TESTIMONIAL_PAGE,
};

const signer: LinkSigner = { address: 'https://studio.example', base: '', key: KEY };

/** The path of a link to the form, of the fixture's site if nothing else is said. */
export function linkPath(
  now: number,
  content: Partial<LinkContent> = {},
  by: Partial<LinkSigner> = {},
): string {
  const link = { ...newLink('shop', '', now), ...content };
  const folder = link.language === '' ? '' : `/${link.language}`;
  return `${folder}/testimonial/${writeToken(link, { ...signer, ...by })}`;
}

/** The body that a browser sends, with the portrait last. */
export function formOf(
  fields: Readonly<Record<string, string>> = WORDS,
  portrait: Uint8Array = new Uint8Array(),
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // Browsers send an empty file without a name where none was chosen.
  const file = new File([new Uint8Array(portrait)], portrait.length > 0 ? 'me.jpg' : '');
  form.append('portrait', file);
  return form;
}

/** The server with the form for testimonials. */
export async function openTestimonialFixture(options: ContactFixtureOptions = {}) {
  const { base = '' } = options;
  const fixture = await openContactFixture({
    ...options,
    site: { testimonials: REQUEST, ...options.site },
    files: {
      'testimonial/index.html': TESTIMONIAL_PAGE,
      'testimonial/sent/index.html': '<!doctype html>Thank you',
      ...options.files,
    },
    variables: { SIGNING_KEY: KEY, ...options.variables },
  });
  const { request, clock } = fixture;
  return {
    ...fixture,
    link: (content?: Partial<LinkContent>) => linkPath(clock.now + clock.shift, content, { base }),
    send: async (
      path: string,
      form = formOf(),
      headers: Record<string, string> = {},
      remote?: string,
    ) => await request(path, { method: 'POST', headers, body: form }, remote),
  };
}
