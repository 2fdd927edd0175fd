import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFolder } from '../../../tests/editor/content-folder.ts';
import { english } from '../english.ts';
import { changeInvitation, invitationsOf, makeInvitation } from './invitations.ts';

let folder: string;
beforeEach(async () => {
  vi.stubEnv('SITE_KEY', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
  folder = await makeFolder();
});
afterEach(() => rm(folder, { recursive: true }));

test('an invitation is made, listed with its address, extended, and withdrawn', async () => {
  const before = await invitationsOf(folder, english);
  if (!before.hasKey) throw new Error('The test has a key.');
  const [project] = before.projects;
  const works = [project?.id ?? ''];
  await makeInvitation(folder, { for: 'Ida', until: '2999-01-31', root: '', projects: works });
  const made = await invitationsOf(folder, english);
  expect(made).toMatchObject({
    invitations: [
      {
        id: expect.stringMatching(/^ida-[a-z2-9]{5}$/),
        name: 'Ida',
        until: '2999-01-31',
        projects: [project?.title],
        address: expect.stringMatching(/^https:\/\/.+\/p\/[\w-]{22}#[\w-]{22}$/),
      },
    ],
  });
  const [first] = made.hasKey ? made.invitations : [];
  await changeInvitation(folder, first?.id ?? '', '2999-03-31');
  expect(await invitationsOf(folder, english)).toEqual({
    ...made,
    invitations: [{ ...first, until: '2999-03-31' }],
  });
  await changeInvitation(folder, 'nobody-22222', '2999-04-30');
  await changeInvitation(folder, first?.id ?? '');
  expect(await invitationsOf(folder, english)).toEqual(before);
});

test('without a key nothing is listed or made', async () => {
  vi.stubEnv('SITE_KEY', '');
  expect(await invitationsOf(folder, english)).toEqual({ hasKey: false });
  const request = { for: 'Ida', until: '2999-01-31', root: '', projects: ['1'] };
  await expect(makeInvitation(folder, request)).rejects.toThrow('npx vitrine seal --new');
  await expect(changeInvitation(folder, 'ida-22222')).rejects.toThrow('npx vitrine seal --new');
});
