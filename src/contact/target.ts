import { href } from '../lib/href.ts';
import type { Delivery } from './delivery.ts';
import { HONEYPOT_NAME } from './honeypot.ts';

/** The address that a form posts to, and its fields beside those of the visitor. */
export interface Target {
  readonly provider: Delivery['provider'];
  /** The address that the form posts to without a script. */
  readonly action: string;
  /** The address that a script posts to, where it differs. */
  readonly scriptAction?: string;
  readonly enctype: 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'text/plain';
  /** Fields with fixed values, by name. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The field that only bots fill in; undefined for providers that do not check it. */
  readonly honeypot?: { readonly name: string; readonly type: 'text' | 'checkbox' };
  readonly netlifyName?: string;
}

/**
 * The target of a delivery.
 *
 * @param site The address of the site.
 * @param root The path prefix of the language's pages; empty for the first language.
 */
export function targetOf(delivery: Delivery, site: string, root: string): Target {
  const enctype = 'multipart/form-data';
  const { provider } = delivery;
  return { provider, enctype, fixed: {}, ...providerParts(delivery, site, root) };
}

function providerParts(
  delivery: Delivery,
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
        // A POST to the page after sending gets that page, not Netlify's own, which shows success.
        scriptAction: href('/', root),
        enctype: 'application/x-www-form-urlencoded',
        // Netlify accepts only the fields that it finds in the built page.
        fixed: { 'form-name': 'contact', projects: '', page: '' },
        honeypot: { name: 'bot-field', type: 'text' },
        netlifyName: 'contact',
      };
    case 'mailto':
      return { action: `mailto:${delivery.email}`, enctype: 'text/plain' };
  }
}
