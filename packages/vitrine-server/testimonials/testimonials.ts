// The entry point `vitrine-server/testimonials`: the commands of Vitrine make links, and read what came in.
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { ROOT } from 'vitrine/command';
import type { OpenTestimonials, TestimonialLink, TestimonialsPart } from 'vitrine/message';
import { SettingsError } from 'vitrine/settings';
import { readServerSettings, serverSettings } from '../environment.ts';
import { openDatabase } from '../store/open-database.ts';
import { TestimonialStore } from '../store/testimonial-store.ts';
import { newLink, writeToken } from './link.ts';

const keySettings = serverSettings.pick({ SIGNING_KEY: true });

const storeSettings = serverSettings.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  DATABASE_AUTH_TOKEN: true,
});

/**
 * Makes a link by which a client can send one testimonial about a project, within three weeks.
 *
 * @throws SettingsError if SIGNING_KEY is not set
 */
export async function askLink(link: TestimonialLink): Promise<string> {
  const { project, language, address, base, now } = link;
  const { SIGNING_KEY: key } = readServerSettings(keySettings, process.env);
  if (key === undefined) {
    throw new SettingsError(
      'SIGNING_KEY is not set. It signs the links, so it has to be the same here and on the server. ' +
        `Put this line, or another random value, into the environment of both:\n  SIGNING_KEY=${randomBytes(32).toString('base64url')}`,
    );
  }
  const token = writeToken(newLink(project, language, now), { address, base, key });
  const folder = language === '' ? base : `${base}/${language}`;
  return new URL(`${folder}/testimonial/${token}`, address).href;
}

/** Opens the message store of the settings. @throws SettingsError if it cannot be opened */
export async function openTestimonials(): Promise<OpenTestimonials> {
  const settings = readServerSettings(storeSettings, process.env);
  const database = await openDatabase(settings, resolve(ROOT, settings.DATA_DIR));
  const store = new TestimonialStore(database);
  return {
    list: () => store.list(),
    find: (idStart) => store.find(idStart),
    setAccepted: (id) => store.setAccepted(id),
    delete: (id) => store.delete(id),
    close: () => database.close(),
  };
}

({ askLink, openTestimonials }) satisfies TestimonialsPart;
