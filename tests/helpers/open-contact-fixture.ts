import { onTestFinished } from 'vitest';
import {
  type ContactFixture,
  type ContactFixtureOptions,
  createContactFixture,
} from './contact-fixture.ts';

/** A contact fixture that is removed after the test. */
export async function openContactFixture(options?: ContactFixtureOptions): Promise<ContactFixture> {
  const fixture = await createContactFixture(options);
  onTestFinished(fixture.remove);
  return fixture;
}
