import { pathToFileURL } from 'node:url';
import { missingPackage, optionalPart } from '../../astro/optional-packages.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import type { OpenTestimonials, TestimonialsPart } from '../../message/testimonial.ts';

/** What the server gives to commands. @throws SettingsError if the package vitrine-server is not installed */
export async function serverPart(call: string): Promise<TestimonialsPart> {
  const file = optionalPart('vitrine-server/testimonials');
  if (file === undefined) throw new SettingsError(missingPackage('vitrine-server', call));
  return await import(pathToFileURL(file).href);
}

/** Uses the message store of the settings, and closes it. */
export async function inStore<T>(
  { openTestimonials }: Pick<TestimonialsPart, 'openTestimonials'>,
  use: (store: OpenTestimonials) => Promise<T>,
): Promise<T> {
  const store = await openTestimonials();
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
