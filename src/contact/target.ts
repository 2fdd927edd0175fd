import type { Delivery } from '../content/schemas/contact.ts';
import { HONEYPOT_NAME } from './honeypot.ts';

/** The address that a form posts to, and its fields beside those of the visitor. */
export interface Target {
  readonly provider: Delivery['provider'];
  /** Where the form posts to by itself. */
  readonly action: string;
  /** Where a script posts to, where that is another place. */
  readonly scriptAction?: string;
  readonly enctype: 'multipart/form-data' | 'application/x-www-form-urlencoded' | 'text/plain';
  /** Fields with fixed values, by name. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The field that only a program fills in; undefined for providers that do not check it. */
  readonly honeypot?: { readonly name: string; readonly type: 'text' | 'checkbox' };
  readonly netlifyName?: string;
}

interface Places {
  /** The path of the site's own endpoint, with the sub-path. */
  endpointPath: string;
  homePath: string;
  /** The path of the page that follows, with the sub-path. */
  sentPath: string;
  /** The same page with the site's address in front. */
  sentAddress: string;
}

export function targetOf(delivery: Delivery, places: Places): Target {
  return {
    provider: delivery.provider,
    enctype: 'multipart/form-data',
    fixed: {},
    ...providerParts(delivery, places),
  };
}

function providerParts(
  delivery: Delivery,
  { endpointPath, homePath, sentPath, sentAddress }: Places,
): Partial<Target> & Pick<Target, 'action'> {
  switch (delivery.provider) {
    case 'server':
      return { action: endpointPath, honeypot: { name: HONEYPOT_NAME, type: 'text' } };
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
        // Posted to the page that follows, Netlify answers with that page: a page of our own.
        scriptAction: homePath,
        enctype: 'application/x-www-form-urlencoded',
        // Netlify keeps only the fields that it finds in the built page.
        fixed: { 'form-name': 'contact', projects: '', page: '' },
        honeypot: { name: 'bot-field', type: 'text' },
        netlifyName: 'contact',
      };
    case 'mailto':
      return { action: `mailto:${delivery.email}`, enctype: 'text/plain' };
  }
}
