import { href } from '../site/href.ts';
import type { Delivery } from './delivery.ts';
import { HONEYPOT_NAME } from './honeypot.ts';

/** A way of delivery; `demo` is that of a form that sends nothing. */
type AnyDelivery = Delivery | { provider: 'demo' };

/** The URL that a contact form posts to, and the form fields that the visitor does not fill in. */
export interface Target {
  readonly provider: AnyDelivery['provider'];
  /** The URL that the form posts to without JavaScript. */
  readonly action: string;
  /** The URL that the script of the form posts to, if it differs from `action`. */
  readonly scriptAction?: string;
  readonly enctype: 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'text/plain';
  /** The fixed values of hidden form fields, by field name. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The honeypot, which only bots fill in; undefined for providers that do not check one. */
  readonly honeypot?: { readonly name: string; readonly type: 'text' | 'checkbox' };
  readonly netlifyName?: string;
}

/**
 * The target of the contact form for a way of delivery.
 *
 * @param site The URL of the site.
 * @param root The path prefix of the language's pages, such as `/de`; empty for the first language.
 */
export function targetOf(delivery: AnyDelivery, site: string, root: string): Target {
  const enctype = 'multipart/form-data';
  const { provider } = delivery;
  return { provider, enctype, fixed: {}, ...providerParts(delivery, site, root) };
}

function providerParts(
  delivery: AnyDelivery,
  site: string,
  root: string,
): Partial<Target> & Pick<Target, 'action'> {
  const sentPath = href('/contact/sent', root);
  const sentAddress = new URL(sentPath, site).href;
  switch (delivery.provider) {
    case 'server':
      return {
        action: href('/api/contact', root),
        honeypot: { name: HONEYPOT_NAME, type: 'text' },
      };
    case 'endpoint':
      return { action: delivery.address };
    case 'formspree':
      return {
        action: `https://formspree.io/f/${delivery.form}`,
        fixed: { _next: sentAddress },
        honeypot: { name: '_gotcha', type: 'text' },
      };
    case 'web3forms':
      return {
        action: 'https://api.web3forms.com/submit',
        fixed: { access_key: delivery.key, redirect: sentAddress },
        honeypot: { name: 'botcheck', type: 'checkbox' },
      };
    case 'netlify':
      return {
        action: sentPath,
        // The script posts to Home, because a POST to `/contact/sent` returns that page of the site, and not
        // Netlify's own page, which proves success.
        scriptAction: href('/', root),
        enctype: 'application/x-www-form-urlencoded',
        // Netlify accepts only form fields that are in the HTML of the built page.
        fixed: { 'form-name': 'contact', projects: '', page: '' },
        honeypot: { name: 'bot-field', type: 'text' },
        netlifyName: 'contact',
      };
    case 'demo':
      return { action: href('/contact', root) };
    case 'mailto':
      return { action: `mailto:${delivery.email}`, enctype: 'text/plain' };
  }
}
