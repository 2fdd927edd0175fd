import { onTestFinished } from 'vitest';
import {
  type ContactFixture,
  type ContactFixtureOptions,
  createContactFixture,
} from './contact-fixture.ts';

/** Creates a contact fixture for a Vitest test, and removes the fixture after the test. */
export async function openContactFixture(options?: ContactFixtureOptions): Promise<ContactFixture> {
  const fixture = await createContactFixture(options);
  onTestFinished(fixture.remove);
  return fixture;
}
