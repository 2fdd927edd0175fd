import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { gitWarnings } from '../../packages/vitrine/cli/private/git-warnings.ts';
import { privateTraces } from '../../packages/vitrine/cli/private/private-traces.ts';
import { sealProjects } from '../../packages/vitrine/cli/private/seal.ts';
import { formatIssues } from '../../packages/vitrine/content/content-issue.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { bakery, base, edit } from './base.ts';
import { type Changes, errorsIn, png, warningsIn, withFolder } from './check-folder.ts';

const id = 'kestrelmoor';
const file = `projects/${id}/index.md`;
const secrets = {
  SITE_KEY: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8',
  PASSPHRASE_DEFAULT: 'zwölf blaue Boote am Steg',
};

const moor = `---
title: Kestrel Moor Ledger
client: Vantorre Peat
category: Quayside Billing
technologies: [Fjordscript]
date: 2026-02-28
url: https://www.moorledger.test/berths
summary: Peat before the tide.
cover: cover.png
coverAlt: A ledger of peat
private: true
---

Nobody at Vantorre Peat counts.
`;

const options = (text: string) =>
  text
    .replace('[Portfolio Website,', '[Quayside Billing, Portfolio Website,')
    .replace('[HTML-CSS,', '[Fjordscript, HTML-CSS,');

const withMoor: Changes = {
  [file]: moor,
  [`projects/${id}/cover.png`]: await png(800, 500),
  'projects.yaml': options(base['projects.yaml']),
};

/** What nobody may read in a message: the id, and words of the project. */
const secret = /kestrel|moor|vantorre|peat|quayside|fjord|berths|ledger|brandt/i;

beforeEach(() => {
  vi.stubEnv('CI', '');
  for (const [name, value] of Object.entries(secrets)) vi.stubEnv(name, value);
});

const moorWith = (from: string, to: string) => {
  if (!moor.includes(from)) throw new Error(`The project has no ${from}.`);
  return { [file]: moor.replace(from, () => to) };
};
const testimonial = (fields: string) => ({
  'testimonials.yaml': `heading: Said\nitems:\n  - { id: clerk, author: Odalys Brandt, text: 'Peat, at last.', ${fields} }\n`,
});
const german = {
  'site.yaml': `${base['site.yaml']}locale: en\nlocales: [en, de]\n`,
  'de/site.yaml': 'titleSuffix: Ines Halloran\n',
};

/** Files and folders of a project whose text is not found. */
const lost: Record<string, Changes> = {
  'a misspelt folder of a translation': {
    ...german,
    'de/projects/kestrelmor/index.md': '---\ntitle: Moorbuch\n---\n',
  },
  'an empty folder of a translation': { ...german, 'de/projects/kestrelmor/.keep': '' },
  'a misspelt file of a translation': {
    ...german,
    'projects/kestrelmor/index.de.md': '---\ntitle: Moorbuch\n---\n',
  },
  'a folder without a text': { 'projects/kestrelmor/cover.png': 'Kestrel' },
  'a folder whose name is wrong': { 'projects/Kestrel Mor/index.md': moor },
  'a file in place of a folder': { 'projects/kestrelmor.md': moor },
  'a file in place of a folder of a translation': {
    ...german,
    'de/projects/kestrelmor': '---\ntitle: Moorbuch\n---\n',
  },
  'a link out of a folder without a text': {
    'de/projects/kestrelmor/peat': { link: '../../../../../../../etc' },
  },
};

/** Faults in a private project and in what names it, each an error. */
const errors: Record<string, Changes> = {
  'an unknown field': moorWith('client:', 'customer:'),
  'a value of another form': moorWith('2026-02-28', 'Kestrel day'),
  'an unknown option': moorWith('[Fjordscript]', '[Fjordscript, Kestrelscript]'),
  'a missing picture': moorWith('cover: cover.png', 'cover: kestrel.png'),
  'a picture in another folder': moorWith('cover: cover.png', 'cover: ../../../peat.png'),
  'a file that is no picture': { [`projects/${id}/cover.png`]: 'Kestrel' },
  'a syntax error': moorWith('title: Kestrel', 'title: "Kestrel'),
  'no end of the fields': moorWith('true\n---', 'true'),
  'a name of a key': moorWith('private: true', 'private: [Vantorre]'),
  'HTML that is not allowed': moorWith('Nobody', '<script>kestrel()</script> Nobody'),
  'a picture in the text': moorWith('Nobody', '![Kestrel](kestrel.png) Nobody'),
  'a block': moorWith('Nobody', ':::kestrel\nNobody\n:::\n'),
  'a video': moorWith('client:', 'video: { file: kestrel.mp4, title: Moor }\nclient:'),
  'another name of the file': { [file]: null, [`projects/${id}/Index.md`]: moor },
  'a link out of the folder': { [`projects/${id}/peat`]: { link: '../../../../../../etc' } },
  'a fault in a translation': {
    ...german,
    [`de/${file}`]: '---\ntitle: Kestrel Moorbuch\ncategory: Vantorre\n---\n\nNiemand.\n',
  },
  'a translation without its file': { ...german, [`de/projects/${id}/peat.png`]: 'Kestrel' },
  'a misspelt field': moorWith('private:', 'privat:'),
  'no field that makes it private': moorWith('private: true', 'publicTitle: A harbour'),
  'a misspelt field and a syntax error': {
    [file]: moor.replace('private:', 'privat:').replace('title: Kestrel', 'title: "Kestrel'),
  },
  ...lost,
  'a testimonial about a similar id': testimonial('project: kestrelmor'),
  'a fault in its testimonial': testimonial(`project: ${id}, url: 'moorledger.test'`),
  'a fault in its client': {
    'clients.yaml': `heading: Clients\nclients:\n  - { id: v, name: Vantorre Peat, url: moorledger }\n`,
  },
  'a service with a similar id': edit(
    'services.yaml',
    'text: Small ones.',
    'text: Small ones.\n    projects: [kestrelmor]',
  ),
  'a similar option in a public project': {
    [bakery]: base[bakery].replace('Blog Website', 'Quayside Biling'),
  },
  'a link from a public text': {
    'about.md': base['about.md'].replace('/service/shops', `/details/%6Bestrelmoor#peat`),
  },
  'a picture on a public page': {
    'about.md': base['about.md'].replace('images/ines.png', `projects/${id}/cover.png`),
  },
};

/** Faults that `check` warns about. */
const warnings: Record<string, Changes> = {
  'a small picture': { [`projects/${id}/cover.png`]: await png(300, 200) },
  'a figure without a source': moorWith(
    'client:',
    "results: [{ figure: '9', label: Berths }]\nclient:",
  ),
  'a text that is too long': moorWith('Peat before', 'Peat before '.repeat(30)),
  'a link to no page': moorWith('Nobody', '[Kestrel](/kestrel) Nobody'),
  'a relative link': moorWith('Nobody', '[Kestrel](peat) Nobody'),
  'a file name as a text': moorWith('coverAlt: A ledger of peat', 'coverAlt: kestrel.png'),
  'emphasis that is not closed': moorWith('Nobody', '**Kestrel Nobody'),
  'a placeholder': moorWith('Nobody', 'Lorem ipsum Kestrel Nobody'),
  'a fault in a translation': {
    ...german,
    [`de/${file}`]: '---\ntitle: Kestrel Moorbuch\n---\n\n[Kestrel](/kestrel)\n',
  },
  'a client under another name': {
    'clients.yaml':
      'heading: Clients\nclients:\n  - { id: v, name: The Peat Board, url: "https://moorledger.test" }\n',
  },
  'a client in a public text': {
    'about.md': base['about.md'].replace('Good morning', 'Good morning, Vantorre Peat'),
  },
  'its testimonial without its id': testimonial('title: Clerk at Vantorre Peat'),
};

const warningsOf = async (folder: string) =>
  [
    await warningsIn(folder),
    formatIssues(await privateTraces(folder), 'warning').replaceAll(folder, 'content'),
    ...(await gitWarnings(folder, folder)),
  ].join('\n');

test.each(Object.entries(errors))(
  '%s is an error that names it only to its owner',
  async (_, fault) => {
    await withFolder({ ...withMoor, ...fault }, async (folder) => {
      const local = await errorsIn(folder);
      expect(local).toMatch(secret);
      vi.stubEnv('CI', 'true');
      const logged = await errorsIn(folder);
      expect(logged).toContain('expected');
      expect(logged).not.toMatch(secret);
      // The same errors, each with its line.
      expect(logged.match(/:\d+/g)).toEqual(local.match(/:\d+/g));
    });
  },
);

test.each(Object.entries(lost))(
  '%s is an error without its name in a log, also where no project is private',
  async (_, fault) => {
    await withFolder(fault, async (folder) => {
      expect(await errorsIn(folder)).toMatch(secret);
      vi.stubEnv('CI', 'true');
      const logged = await errorsIn(folder);
      expect(logged).toMatch(/projects\/….*expected/s);
      expect(logged).not.toMatch(secret);
    });
  },
);

test('an error of a public project has its name in a log, also beside private work', async () => {
  const fault = { [bakery]: base[bakery].replace('title:', 'titel:') };
  for (const work of [{}, withMoor]) {
    await withFolder({ ...work, ...fault }, async (folder) => {
      const local = await errorsIn(folder);
      expect(local).toContain(`content/${bakery}:`);
      vi.stubEnv('CI', 'true');
      expect(await errorsIn(folder)).toBe(local);
      vi.stubEnv('CI', '');
    });
  }
});

test.each(Object.entries(warnings))(
  '%s is a warning that names it only to its owner',
  async (_, fault) => {
    await withFolder({ ...withMoor, ...fault }, async (folder) => {
      const repository = new GitRepository(folder);
      repository.do('init');
      repository.do('add', '.');
      repository.do('-c', 'user.name=A', '-c', 'user.email=a@a.test', 'commit', '-m', 'All');
      repository.do('remote', 'add', 'origin', 'https://code.test/site.git');
      const local = await warningsOf(folder);
      expect(local).toMatch(secret);
      vi.stubEnv('CI', 'true');
      const logged = await warningsOf(folder);
      expect(logged.match(/expected/g)?.length).toBe(local.match(/expected/g)?.length);
      expect(logged).not.toMatch(secret);
    });
  },
);

test('a fault of a sealed project has the path of its encrypted file', async () => {
  const fault = moorWith('2026-02-28', 'Kestrel day');
  await withFolder({ ...withMoor, ...fault }, async (folder) => {
    await sealProjects(folder);
    const message = await errorsIn(folder);
    expect(message).toMatch(
      /\ncontent\/sealed\/[\w-]{22}\/[\w-]{22}\.bin:6 {2}date\n {2}expected {2}a day/,
    );
    expect(message).not.toMatch(secret);
  });
});

test('the commands print no name in the log of a build server', async () => {
  const both = { ...errors['an unknown field'], ...warnings['a client in a public text'] };
  const fault = warnings['a figure without a source'];
  for (const [command, changes, code] of [
    ['build', { ...withMoor, ...both }, 1],
    ['check', { ...withMoor, ...warnings['a client in a public text'], ...fault }, 0],
  ] as const) {
    await withFolder(changes, async (folder) => {
      const outDir = join(folder, '../site');
      const env = { ...process.env, ...secrets, CI: 'true', CONTENT: folder, OUT_DIR: outDir };
      const program = [join(ROOT, 'scripts/vitrine.mjs'), command];
      const { status, stdout, stderr } = spawnSync(process.execPath, program, {
        env,
        encoding: 'utf8',
      });
      await rm(outDir, { recursive: true, force: true });
      expect(status).toBe(code);
      expect(stderr).toContain('expected');
      expect(stdout + stderr).not.toMatch(secret);
    });
  }
});
