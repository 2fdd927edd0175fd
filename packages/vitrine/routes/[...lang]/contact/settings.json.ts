import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { contents, inEachLanguage } from '../../../content/content.ts';
import { writeMinutes } from '../../../i18n/write-minutes.ts';
import type { SiteSettings } from '../../../message/site-settings.ts';

export const getStaticPaths = (() =>
  inEachLanguage(({ contact }) => contact?.form && { contact })) satisfies GetStaticPaths;

/** Settings of the site for the contact server; see message/site-settings.ts. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) => {
  const { content, contact } = props;
  const { site, strings, testimonialRequest: request, projects } = content;
  const { booking, delivery, questions = [] } = contact;
  const talk =
    booking && `${booking.label} (${writeMinutes(booking.minutes, site.locale)}): ${booking.url}`;
  const settings: SiteSettings = {
    locale: site.locale,
    address: site.address,
    email: contact.email,
    strings: { form: strings.form, server: strings.server },
    takesMessages: delivery.provider === 'server',
    languages: contents.flatMap(({ root }) => (root ? [root.slice(1)] : [])),
    questions,
    ...(request && {
      testimonials: {
        questions: [...request.questions],
        stars: request.stars,
        texts: strings.testimonial,
        projects: Object.fromEntries(projects?.all.map(({ id, title }) => [id, title]) ?? []),
      },
    }),
    ...(delivery.provider === 'server' && {
      confirmation: delivery.confirmation && {
        ...delivery.confirmation,
        text: [delivery.confirmation.text, talk].filter(Boolean).join('\n\n'),
      },
      maxLinks: delivery.maxLinks,
    }),
  };
  return Response.json(settings);
};
