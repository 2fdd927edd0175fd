import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFile } from '../../content/edit/change-file.ts';
import { formOf } from '../../content/edit/form-schema.ts';
import { isGroup, plain } from '../../content/edit/json.ts';
import { unixLines } from '../../content/edit/line-ends.ts';
import { infoAt } from '../../content/loader/schema-keys.ts';
import { parseYaml } from '../../content/loader/yaml-file.ts';
import { siteSchema } from '../../content/schemas/site.ts';
import { displayPath } from '../../settings/site-paths.ts';

/**
 * Writes the look that a site had into its site.yaml: `shop`, in which sites without `look` were before version 0.2.0,
 * or the successor of a look that was removed. All else in the file stays as it is.
 *
 * @param folder The content folder.
 * @param before The version of Vitrine that showed the site before, such as `0.1.0`.
 * @returns A sentence about the change for the terminal; undefined if there is nothing to change.
 */
export function keepLook(folder: string, before: string): string | undefined {
  const file = join(folder, 'site.yaml');
  const raw = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const read = parseYaml(unixLines(raw), 0);
  const site = 'issue' in read ? null : plain(read.data);
  if (!isGroup(site)) return undefined;
  const { look: old } = site;
  const { removed } = infoAt(siteSchema, ['look']);
  const wasShop = !old && before.localeCompare('0.2.0', 'en', { numeric: true }) < 0;
  const look = wasShop ? 'shop' : removed?.get(String(old));
  if (!look) return undefined;
  const line = `${displayPath(file)}: look: ${look}`;
  const why = old ? `the look ${old} was removed` : 'sites without look are now in plain';
  const changed = changeFile(file, raw, { value: { ...site, look } }, formOf(siteSchema));
  if (!('text' in changed)) return `${line} is for you to write, because ${why}.`;
  writeFileSync(file, changed.text);
  return `${line} was written, because ${why}.`;
}
