import type { Contact } from '../content/schemas/contact.ts';

/** How contact messages reach the owner: the provider, and the field that the provider requires. */
export type Delivery = ReturnType<typeof deliveryOf>;

/** The delivery that contact.yaml sets. @throws Error if a field that the provider requires is missing */
export function deliveryOf({ email, delivery }: Contact) {
  const { provider, form, key, address } = delivery;
  if (provider === 'formspree' && form !== undefined) return { provider, form };
  if (provider === 'web3forms' && key !== undefined) return { provider, key };
  if (provider === 'endpoint' && address !== undefined) return { provider, address };
  if (provider === 'mailto' && email !== undefined) return { provider, email };
  if (provider === 'netlify' || provider === 'server') return { provider };
  throw new Error(`contact.yaml: the provider ${provider} requires a field that is missing.`);
}
