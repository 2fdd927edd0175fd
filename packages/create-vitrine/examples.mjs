// @ts-check
// The examples, whose contents a new site can begin with.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The examples with a person of their own: trade and town, and language, in the order of display. Name and look are
 * in their site.yaml.
 */
export const people = new Map([
  ['shops', ['online shops by a team of three, Newlyn', 'English']],
  ['museums', ['front-ends for museums, Lyon', 'French']],
  ['bilingual', ['design and code in two scripts, Amman', 'Arabic']],
  ['systems', ['design systems, Dortmund', 'German']],
  ['wordpress', ['a WordPress studio of one, Gdynia', 'Polish']],
  ['beginner', ['a web developer with three works, Cáceres', 'Spanish']],
]);

/** All examples, each with a line about it. */
export const examples = new Map([
  ['sample', 'a web developer with 120 works, in English and German'],
  ...Array.from(people, ([name, line]) => /** @type {const} */ ([name, line.join(', in ')])),
]);

/** @param {string} path a path relative to this file */
const absolute = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Copies the whole content of an example.
 * @param {string} name
 * @param {string} folder the content folder, which may exist if it is empty
 */
export function copyExample(name, folder) {
  const packed = absolute(`contents/${name}`);
  // In the repository, contents/ exists only after packing.
  const source = existsSync(packed) ? packed : absolute(`../../examples/${name}/content`);
  cpSync(source, folder, { recursive: true });
}

/**
 * Sets the host of a copied example: its line in site.yaml replaces the present one, or is added above `locale`. Then
 * removes `delivery` with its fields from contact.yaml, so that the form uses the default of the host.
 * @param {string} folder the content folder
 * @param {string} host
 */
export function setHost(folder, host) {
  const site = join(folder, 'site.yaml');
  const text = readFileSync(site, 'utf8');
  if (text.includes(`\nhost: ${host}\n`)) return;
  writeFileSync(site, text.replace(/^host: .*\n|^(?=locale: )/m, `host: ${host}\n`));
  const contact = join(folder, 'contact.yaml');
  writeFileSync(contact, readFileSync(contact, 'utf8').replace(/^delivery:\n(?: .*\n)+/m, ''));
}
