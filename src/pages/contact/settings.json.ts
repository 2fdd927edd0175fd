import type { SiteSettings } from '../../contact/site-settings.ts';
import { content } from '../../content/content.ts';
import { deliveryOf } from '../../content/schemas/contact.ts';
import { absentPage } from '../../frame/absent-page.ts';

/** What the server needs to know of the site; see src/contact/site-settings.ts. */
export function GET(): Response {
  const { site, contact } = content;
  if (!contact?.form) return absentPage();
  const delivery = deliveryOf(contact);
  const settings: SiteSettings = {
    locale: site.locale,
    address: site.address,
    email: contact.email,
    ...(delivery.by === 'server' && {
      confirmation: delivery.confirmation,
      mostLinks: delivery.mostLinks,
    }),
  };
  return Response.json(settings);
}
