import { join } from 'node:path';
import { displayPath } from '../settings/site-paths.ts';
import type { ContentIssue } from './content-issue.ts';
import { valueAt } from './edit/walk.ts';
import { exampleAt } from './folder.ts';
import { readSource } from './loader/source-file.ts';
import { quoted, say } from './phrase.ts';
import { announcedHost, hostNames, hosts, needsHost } from './schemas/host.ts';
import type { Content } from './types.ts';

/**
 * Warnings about `host` in site.yaml: it is missing although the contact form works only on some hosts,
 * or the build runs on another host. A delivery that the host cannot serve is an error of the loader.
 */
export async function hostWarnings(
  folder: string,
  { site, contact }: Content,
): Promise<ContentIssue[]> {
  if (exampleAt(folder) !== undefined) return [];
  const path = join(folder, 'site.yaml');
  const read = await readSource(path, displayPath(path));
  if (!('source' in read)) return [];
  const { data, lineOf } = read.source;
  const hostLine = { file: displayPath(path), line: lineOf(['host']), field: 'host' };
  const host = valueAt(data, ['host']);
  const announced = announcedHost(process.env);
  if (announced !== undefined && host !== undefined && host !== announced) {
    const { title } = hosts[announced];
    const expected = say('announcedHost', { host: announced, title });
    return [{ ...hostLine, expected, found: quoted(String(host)) }];
  }
  const isOpen = contact?.form !== undefined && needsHost(contact.delivery.provider);
  if (site.host !== undefined || !isOpen) return [];
  const hint = say('writeOneOf', { words: hostNames.join(', ') });
  return [{ ...hostLine, expected: say('neededHost'), found: say('missing'), hint }];
}
