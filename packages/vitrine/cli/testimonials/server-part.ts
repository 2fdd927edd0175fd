import { pathToFileURL } from 'node:url';
import { missingPackage, optionalPart } from '../../astro/optional-packages.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import type { OpenTestimonials, TestimonialsPart } from '../../message/testimonial.ts';
import { withLock } from './lock.ts';

/** What the server gives to commands. @throws SettingsError if the package vitrine-server is not installed */
export async function serverPart(call: string): Promise<TestimonialsPart> {
  const file = optionalPart('vitrine-server/testimonials');
  if (file === undefined) throw new SettingsError(missingPackage('vitrine-server', call));
  return await import(pathToFileURL(file).href);
}

type Opener = Pick<TestimonialsPart, 'openTestimonials'>;
type Use<T> = (store: OpenTestimonials) => Promise<T>;

/** Uses the message store of the settings, and closes it. Meanwhile no other process changes testimonials. */
export const inStore = <T>(part: Opener, use: Use<T>) => withLock(() => withStore(part, use));

/** Uses the message store of the settings, and closes it. */
export async function withStore<T>({ openTestimonials }: Opener, use: Use<T>): Promise<T> {
  const store = await openTestimonials();
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}
