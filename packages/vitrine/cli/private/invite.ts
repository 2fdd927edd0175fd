import { isBefore, today } from '../../content/dates.ts';
import { idFrom } from '../../content/edit/ids.ts';
import { ownerContentFolder } from '../../content/folder.ts';
import { loadContent } from '../../content/loader/load.ts';
import { day } from '../../content/schemas/fields/fields.ts';
import { invitationLimits } from '../../content/sealed/invitation-limits.ts';
import {
  type Invitation,
  invitationAddress,
  newInvitationId,
  readInvitations,
  writeInvitation,
} from '../../content/sealed/invitations.ts';
import { projectIds, siteKeys } from '../../content/sealed/opened-content.ts';
import type { Content } from '../../content/types.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import type { SiteKeys } from '../../private/site-keys.ts';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import { contentIn } from '../cv/cv.ts';
import { oneOf } from '../one-of.ts';
import { readBuiltSettings } from '../site-build/fingerprint.ts';
import { unknownName } from '../unknown-name.ts';

const options = {
  for: { type: 'string', value: 'name', help: 'the name of the invited person' },
  note: { type: 'string', value: 'text', help: 'what you say to the person' },
  package: { type: 'string', value: 'name', help: 'a package of packages.yaml, with its price' },
  until: { type: 'string', value: 'YYYY-MM-DD', help: 'the last day on which it opens' },
  language: { type: 'string', value: 'de', help: 'the language of the page' },
} as const satisfies Options;

/** Runs `npx vitrine invite` with these arguments, for a site below `base`. @returns What it says. */
export async function runInvite(
  {
    folder,
    keys,
    content,
    base,
  }: { folder: string; keys: SiteKeys; content: Content; base: string },
  args: readonly string[],
): Promise<string> {
  const { values, positionals } = readOptions(options, args, { allowPositionals: true });
  const [word = '', id = '', ...more] = positionals;
  if (word === '') throw new UsageError('Name the projects to show, or list, extend or withdraw.');
  const isOver = (until: string) => isBefore(until, today(undefined, content.site.timeZone));
  const describe = async (one: Invitation) => {
    const end = `${isOver(one.until) ? 'expired after' : 'until'} ${one.until}`;
    const address = await invitationAddress(keys, one, content.site.address, base);
    return `${one.id}, for ${one.for}, ${end}, ${one.projects.join(' ')}\n  ${address}`;
  };
  const { until } = values;
  if (until !== undefined && (!day().safeParse(until).success || isOver(until)))
    throw new UsageError(`--until: expected a day from today on, as YYYY-MM-DD, found '${until}'.`);

  if (word === 'list' || word === 'extend' || word === 'withdraw') {
    if (word === 'list' ? id : !id || more.length > 0)
      throw new UsageError(`Write: npx vitrine invite ${calls[word]}`);
    const all = await readInvitations(folder, keys);
    if (word === 'list')
      return (await Promise.all(all.map(describe))).join('\n') || 'There are no invitations.';
    const found = all.find((one) => one.id === id);
    const ids = all.map((one) => one.id);
    if (!found) throw new SettingsError(unknownName('invitation', id, ids));
    if (word === 'withdraw') {
      await writeInvitation(folder, keys, found);
      return `The invitation for ${found.for} is withdrawn. From the next build that is online, its address is not found and its key opens nothing. A copy that somebody made before stays.`;
    }
    if (!until) throw new UsageError('Name the new last day: --until YYYY-MM-DD.');
    await writeInvitation(folder, keys, found, { ...found, until });
    return await describe({ ...found, until });
  }

  if (!values.for || !until)
    throw new UsageError('Name the person and the last day: --for "Ida Novak" --until YYYY-MM-DD.');
  const max = invitationLimits;
  if (values.for.length > max.for || (values.note?.length ?? 0) > max.note)
    throw new UsageError(`--for has at most ${max.for} characters, and --note ${max.note}.`);
  const known = await projectIds(folder, keys);
  const wrong = positionals.find((project) => !known.includes(project));
  if (wrong !== undefined) throw new UsageError(unknownName('project', wrong, known));
  const invitation = {
    id: newInvitationId(values.for),
    for: values.for,
    note: values.note,
    package: values.package === undefined ? undefined : packageName(content, values.package),
    until,
    root: contentIn(content, values.language, '--language').root,
    projects: [...new Set(positionals)],
  };
  await writeInvitation(folder, keys, invitation, invitation);
  return `${await describe(invitation)}

Everyone who has this address can open the page, after the next build. Commit sealed/ of the content, which has it.`;
}

const calls = { list: 'list', extend: 'extend <id> --until YYYY-MM-DD', withdraw: 'withdraw <id>' };

/** The name of a package as the content has it, by the name or the id that it gives. */
function packageName({ packages }: Content, name: string): string {
  const names = packages?.packages.map((one) => one.name) ?? [];
  const found = names.find((one) => idFrom(one, '', []) === idFrom(name, '', []));
  if (found !== undefined) return found;
  throw new UsageError(`--package: expected ${oneOf(names) || 'none'}, found '${name}'.`);
}

export const command: Command = {
  summary: 'Makes an unlisted page for one person, with the works that you choose.',
  examples: [
    ['npx vitrine invite 4 7 --for Ida --until 2027-01-31', 'prints the address of a page'],
    ['npx vitrine invite list', 'lists the invitations with their addresses'],
    ['npx vitrine invite extend ida-novak-k3m9x --until 2027-03-31', 'changes the last day'],
    ['npx vitrine invite withdraw ida-novak-k3m9x', 'deletes it'],
  ],
  options,
  async run(args) {
    readOptions(options, args, { allowPositionals: true });
    const folder = ownerContentFolder(process.env);
    const content = await loadContent(folder);
    const { BASE: base } = await readBuiltSettings();
    console.log(await runInvite({ folder, keys: await siteKeys(), content, base }, args));
  },
};
