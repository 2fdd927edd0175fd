import type { Contact } from '../content/schemas/contact.ts';

/** The way in which messages from the form reach the owner, with the field that it needs. */
export type Delivery = ReturnType<typeof deliveryOf>;

/** @throws Error where a field is missing that the schema asks for */
export function deliveryOf({ email, delivery }: Contact) {
  const { provider, form, key, address } = delivery;
  if (provider === 'formspree' && form !== undefined) return { provider, form };
  if (provider === 'web3forms' && key !== undefined) return { provider, key };
  if (provider === 'endpoint' && address !== undefined) return { provider, address };
  if (provider === 'mailto' && email !== undefined) return { provider, email };
  if (provider === 'netlify' || provider === 'server') return { provider };
  throw new Error(`contact.yaml: delivery by ${provider} lacks a field that it needs.`);
}
