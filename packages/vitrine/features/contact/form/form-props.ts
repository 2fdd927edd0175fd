import type { Contact } from '../../../content/schemas/contact.ts';
import type { Content } from '../../../content/types.ts';
import { deliveryOf } from '../../../message/delivery.ts';
import { targetOf } from '../../../message/target.ts';

/** The properties of the contact form on a page in the language of the content. */
export function formProps(
  { site, root, strings }: Content,
  contact: Contact,
  form: NonNullable<Contact['form']>,
) {
  const demo = import.meta.env.DEMO === '1' ? strings.contact.demo : undefined;
  return {
    form,
    questions: contact.questions ?? [],
    target: targetOf(demo ? { provider: 'demo' } : deliveryOf(contact), site.address, root),
    ...(demo && { demo }),
    email: contact.email,
    booking: contact.booking,
    site: site.address,
    root,
    locale: site.locale,
    strings: strings.form,
  };
}
