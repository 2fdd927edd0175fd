import { existsSync, writeFileSync } from 'node:fs';
import promises, { mkdir, readFile, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gitWarnings } from '../../packages/vitrine/cli/private/git-warnings.ts';
import { runInvite } from '../../packages/vitrine/cli/private/invite.ts';
import { addSecrets } from '../../packages/vitrine/cli/private/new-secrets.ts';
import { openProjects, sealProjects } from '../../packages/vitrine/cli/private/seal.ts';
import { accept } from '../../packages/vitrine/cli/testimonials/accept.ts';
import { filesIn } from '../../packages/vitrine/content/files-in.ts';
import { loadSite } from '../../packages/vitrine/content/loader/load.ts';
import {
  invitationsIn,
  readInvitations,
} from '../../packages/vitrine/content/sealed/invitations.ts';
import {
  openIfAny,
  requireSiteKey,
  siteKeys,
} from '../../packages/vitrine/content/sealed/opened-content.ts';
import { SettingsError } from '../../packages/vitrine/errors/settings-error.ts';
import { readPassphrases } from '../../packages/vitrine/private/read-passphrases.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { base, edit } from './base.ts';
import { load, withFolder } from './check-folder.ts';

beforeEach(() => {
  vi.stubEnv('SITE_KEY', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
  vi.stubEnv('PASSPHRASE_DEFAULT', 'zwölf blaue Boote am Steg');
});

/** A picture that does not compress, so that its bytes can be searched. */
const noise = await sharp({
  create: {
    width: 800,
    height: 500,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer();

const project = (title: string, text: string) => `---
title: ${title}
client: Kestrel Harbour Trust
category: Portfolio Website
technologies: [REACT]
date: 2026-02-01
summary: Tide tables that open offline.
cover: views/harbour.png
coverAlt: Moorings seen from the breakwater
private: true
---

${text}
`;

/** A content folder with two private projects, one of them translated. */
const files = {
  'site.yaml': `${base['site.yaml']}locale: en-GB\nlocales: [en, de]\n`,
  'de/site.yaml': 'titleSuffix: Ines Halloran\n',
  'projects/tidewatch/index.md': project('Tidewatch', 'Skippers asked for **lantern mode**.'),
  'projects/tidewatch/views/harbour.png': noise,
  'de/projects/tidewatch/index.md':
    '---\ntitle: Gezeitenwacht\n---\n\nDie Schiffer wollten **Laternenlicht**.\n',
  'projects/millrace/index.md': project('Millrace', 'The sluice keeper measured it twice.'),
  'projects/millrace/views/harbour.png': noise,
};

/** Words of the private projects and invitations, their ids and names of their files included. */
const phrases = [
  ...['tidewatch', 'millrace', 'Tidewatch', 'Millrace', 'Kestrel', 'Gezeitenwacht', 'harbour'],
  ...['Tide tables', 'Moorings', 'lantern mode', 'Skippers', 'sluice', 'Laternenlicht'],
  ...['Ida Novak', 'ida-novak', 'Second guest', 'As promised', 'second-guest'],
];

/** Where a repository with a commit shows something private: in a file, a name of a file, or the bytes of a picture. */
async function leaks(repository: GitRepository, folder: string): Promise<string[]> {
  const names = repository.do('ls-files');
  const found = phrases.flatMap((phrase) => {
    try {
      return [`${phrase}: ${repository.do('grep', '-a', '-l', '-F', '-e', phrase, 'HEAD')}`];
    } catch (error) {
      // The exit code of git grep without a match.
      if (!(error instanceof Error && 'status' in error && error.status === 1)) throw error;
      return [];
    }
  });
  const named = phrases.filter((phrase) => names.includes(phrase)).map((one) => `${one}: name`);
  const bytes = noise.subarray(1000, 1032);
  const pictures = names.split('\n').map(async (file) => {
    const text = await readFile(join(folder, file));
    return text.includes(bytes) ? [`picture: ${file}`] : [];
  });
  return [...found, ...named, ...(await Promise.all(pictures)).flat()];
}

/** Makes a repository of a content folder, and commits all that Git does not ignore. */
function commitAll(folder: string): GitRepository {
  const repository = new GitRepository(folder);
  if (!existsSync(join(folder, '.git'))) repository.do('init', '-b', 'main');
  repository.do('add', '-A');
  const author = ['-c', 'user.name=Owner', '-c', 'user.email=owner@halloran.test'];
  repository.do(...author, 'commit', '-q', '-m', 'Update', '--allow-empty');
  return repository;
}

async function siteIn(folder: string) {
  return { folder, keys: await siteKeys(), content: await load(folder), base: '' };
}

const work = async (folder: string) =>
  (await loadSite(folder, join(folder, '../images'))).work.map(({ projects }) =>
    projects.map(({ title, cover, caseStudy }) => ({ title, cover, caseStudy })),
  );

describe('sealed content in a repository', () => {
  test('nothing private is in any file, name or picture', async () => {
    await withFolder(files, async (folder) => {
      await sealProjects(folder);
      const site = await siteIn(folder);
      await runInvite(site, [
        'tidewatch',
        '--for',
        'Ida Novak',
        '--note',
        'As promised.',
        '--until=2999-01-31',
      ]);
      await runInvite(site, ['millrace', 'bakery', '--for=Second guest', '--until=2999-01-31']);
      const repository = commitAll(folder);
      expect(await leaks(repository, folder)).toEqual([]);
      expect(filesIn(join(folder, 'sealed'), /\.bin$/)).toHaveLength(7);

      // The search finds a leak.
      await writeFile(join(folder, 'tidewatch.txt'), 'With lantern mode');
      await writeFile(join(folder, 'a.png'), noise);
      commitAll(folder);
      expect(await leaks(repository, folder)).toEqual([
        'lantern mode: HEAD:tidewatch.txt',
        'tidewatch: name',
        'picture: a.png',
      ]);
    });
  });

  test('the build reads it as it was, and it stays as it is while nothing changes', async () => {
    await withFolder(files, async (folder) => {
      const before = await work(folder);
      expect(before[1]?.map(({ title }) => title)).toContain('Gezeitenwacht');
      await sealProjects(folder);
      expect(existsSync(join(folder, 'projects/tidewatch'))).toBe(false);
      expect(existsSync(join(folder, 'de/projects/tidewatch'))).toBe(false);
      expect(await work(folder)).toEqual(before);

      const repository = commitAll(folder);
      await openProjects(folder, ['tidewatch']);
      expect(repository.do('status', '--porcelain')).toBe('');
      expect(repository.do('ls-files', '--others', '--exclude-standard')).toBe('');
      await sealProjects(folder);
      expect(repository.do('status', '--porcelain')).toBe('');

      await openProjects(folder, ['tidewatch']);
      const file = join(folder, 'projects/tidewatch/index.md');
      await writeFile(file, (await readFile(file, 'utf8')).replace('Tidewatch', 'Tidewatch 2'));
      expect(JSON.stringify(await work(folder))).toContain('Tidewatch 2');
      await sealProjects(folder);
      expect(JSON.stringify(await work(folder))).toContain('Tidewatch 2');
    });
  });

  test('an open project is not written again, and keeps what its owner changed', async () => {
    await withFolder(files, async (folder) => {
      await sealProjects(folder);
      await openProjects(folder, ['tidewatch']);
      const file = join(folder, 'projects/tidewatch/index.md');
      await writeFile(file, project('Tidewatch', 'Only here.'));
      const said = await openProjects(folder, []);
      expect(said).toContain('Open before, and as they were: projects/tidewatch, de/projects');
      expect(said).toContain('In clear text now: projects/millrace.');
      expect(await readFile(file, 'utf8')).toContain('Only here.');
    });
  });

  test.each(['projects/tidewatch/views/harbour.png', 'de/projects/tidewatch/index.md'] as const)(
    'where an interrupted command left %s, no file is lost',
    async (left) => {
      await withFolder(files, async (folder) => {
        const before = await work(folder);
        await sealProjects(folder);
        const repository = commitAll(folder);
        await mkdir(dirname(join(folder, left)), { recursive: true });
        await writeFile(join(folder, left), files[left]);
        expect(await work(folder)).toEqual(before);
        await expect(sealProjects(folder)).rejects.toThrow('npx vitrine seal --open tidewatch');
        await openProjects(folder, ['tidewatch']);
        await sealProjects(folder);
        expect(repository.do('status', '--porcelain')).toBe('');
        expect(filesIn(folder, /tidewatch/)).toEqual([]);
        expect(await work(folder)).toEqual(before);
      });
    },
  );

  test('the text that says that a project is open is written last', async () => {
    await withFolder(files, async (folder) => {
      await sealProjects(folder);
      // A file in the place of a folder, so that the translation cannot be written.
      await writeFile(join(folder, 'de/projects/tidewatch'), '');
      await expect(openProjects(folder, ['tidewatch'])).rejects.toThrow('tidewatch');
      expect(existsSync(join(folder, 'projects/tidewatch/index.md'))).toBe(false);
    });
  });

  test('a project that is public now has no encrypted copy', async () => {
    await withFolder(files, async (folder) => {
      await sealProjects(folder);
      await openProjects(folder, ['tidewatch']);
      const file = join(folder, 'projects/tidewatch/index.md');
      await writeFile(file, (await readFile(file, 'utf8')).replace('private: true\n', ''));
      expect(await sealProjects(folder)).toMatch(/^tidewatch is public now\./m);
      expect(filesIn(join(folder, 'sealed'), /\.bin$/)).toHaveLength(2);
      expect(existsSync(file)).toBe(true);
    });
  });

  test('a file that was cut off on a full disk does not replace the one before', async () => {
    await withFolder(files, async (folder) => {
      const site = await siteIn(folder);
      await runInvite(site, ['bakery', '--for=Ida', '--until=2999-01-31']);
      const [invitation] = await readInvitations(folder, site.keys);
      const name = filesIn(join(folder, 'sealed'))[0] ?? '';
      const write = vi.spyOn(promises, 'writeFile').mockImplementation(async (file) => {
        writeFileSync(String(file), 'cut');
        throw new Error('ENOSPC');
      });
      syncBuiltinESMExports();
      const changed = runInvite(site, ['extend', invitation?.id ?? '', '--until=2999-02-28']);
      await expect(changed).rejects.toThrow('ENOSPC');
      write.mockRestore();
      syncBuiltinESMExports();
      expect(filesIn(join(folder, 'sealed'))).toEqual([name]);
      expect(await readInvitations(folder, site.keys)).toEqual([invitation]);
    });
  });

  test('what is behind a symbolic link would stay in clear text, so nothing is changed', async () => {
    const linked = {
      ...files,
      'images/harbour.png': noise,
      'projects/tidewatch/views/harbour.png': { link: '../../../images/harbour.png' },
    };
    await withFolder(linked, async (folder) => {
      await expect(sealProjects(folder)).rejects.toThrow(
        'projects/tidewatch/views/harbour.png is behind a symbolic link',
      );
      expect(existsSync(join(folder, 'sealed'))).toBe(false);
    });
  });

  test('a folder with signs of regular expressions in its name is a project like others', async () => {
    const odd = {
      'projects/mill(a/index.md': project('Odd', 'Odd'),
      'projects/mill(a/views/harbour.png': noise,
    };
    await withFolder({ ...files, ...odd }, async (folder) => {
      await sealProjects(folder);
      expect(filesIn(join(folder, 'projects'), /mill/)).toEqual([]);
    });
  });

  test('without a key it stays closed, and a build stops; with another key or a changed byte, it says which file', async () => {
    await withFolder(files, async (folder) => {
      await sealProjects(folder);
      vi.stubEnv('SITE_KEY', '');
      expect((await work(folder)).flat()).toEqual([]);
      expect(() => requireSiteKey(folder)).toThrow('SITE_KEY is missing');
      vi.stubEnv('SITE_KEY', 'BAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
      await expect(load(folder)).rejects.toThrow(/sealed\/.*\.bin does not open with SITE_KEY/);
    });
  });

  test('what would stay in clear text is an error, and nothing is changed', async () => {
    const named = {
      ...files,
      ...edit('testimonials.yaml', 'project: bakery', 'project: tidewatch'),
      'images/shared.png': noise,
      'projects/millrace/index.md': project('Millrace', '![A](../../images/shared.png)'),
    };
    await withFolder(named, async (folder) => {
      await expect(sealProjects(folder)).rejects.toThrow(
        /index\.md shows \.\.\/\.\.\/images\/shared\.png[\s\S]*testimonials\.yaml:\d+ names the project tidewatch\n/,
      );
      expect(existsSync(join(folder, 'sealed'))).toBe(false);
      expect(existsSync(join(folder, 'projects/tidewatch/index.md'))).toBe(true);
    });
  });
});

test.each([
  '[It](/details/tidewatch#results)',
  '[It](/details/tidewatch "Tides")',
  '[It](/Details/Tidewatch)',
  '[It](/details/%74idewatch/)',
  '<a href="https://halloran.test/details//./&#116;idewatch#x">It</a>',
  '[It][1]\n\n[1]: https://halloran.test/details/tidewatch',
  '<a href="/details/tidewatch">It</a>',
  '![It](../tidewatch/views/harbour.png)',
  '![It](../../projects/tidewatch/views/harbour.png)',
])('the reference %j in another project would stay in clear text', async (text) => {
  const shown = project('Bakery', text).replace('private: true\n', '');
  await withFolder({ ...files, 'projects/open/index.md': shown }, async (folder) => {
    await expect(sealProjects(folder)).rejects.toThrow(
      /projects\/open\/index\.md:\d+ names the project tidewatch/,
    );
  });
});

describe('invitations', () => {
  test('have an address with a key, and are listed, extended and withdrawn', async () => {
    await withFolder(files, async (folder) => {
      const site = await siteIn(folder);
      const call = ['tidewatch', '--for=Ida Novak', '--until=2999-01-30', '--language=de'];
      const said = await runInvite(site, call);
      const [, id = ''] =
        /^(ida-novak-[a-z2-9]{5}), for Ida Novak, until 2999-01-30, tidewatch$/m.exec(said) ?? [];
      expect(said).toMatch(/https:\/\/halloran\.test\/p\/[\w-]{22}#[\w-]{22}\n/);
      expect(await runInvite(site, ['list'])).toBe(said.split('\n\n')[0]);
      expect(await readInvitations(folder, site.keys)).toEqual([
        { id, for: 'Ida Novak', until: '2999-01-30', root: '/de', projects: ['tidewatch'] },
      ]);

      await runInvite(site, ['extend', id, '--until', '2999-01-31']);
      const current = async (day: string) => invitationsIn(await openIfAny(folder), day).length;
      expect(await current('2999-01-31')).toBe(1);
      expect(await current('2999-02-01')).toBe(0);

      await runInvite(site, ['withdraw', id]);
      expect(await runInvite(site, ['list'])).toBe('There are no invitations.');
      const again = await runInvite(site, call);
      expect(again.slice(again.indexOf('/p/'))).not.toBe(said.slice(said.indexOf('/p/')));
    });
  });

  test('name a package, whose place may change', async () => {
    const packages =
      'heading: Packages\nask: Ask\npackages:\n  - { name: Start, price: "900", text: A. }\n  - { name: Big one, price: "2400", text: B. }\n';
    await withFolder({ ...files, 'packages.yaml': packages }, async (folder) => {
      const site = await siteIn(folder);
      await runInvite(site, ['bakery', '--for=Ida', '--until=2999-01-31', '--package=big-one']);
      expect((await readInvitations(folder, site.keys))[0]?.package).toBe('Big one');
    });
  });

  test.each([
    ['tidewach', '', "There is no project 'tidewach'. Did you mean 'tidewatch'?"],
    ['tidewatch', '--until=2020-01-31', 'expected a day from today on'],
    ['tidewatch', '--until=2999-02-30', 'expected a day from today on'],
    ['tidewatch', '--package=business', "--package: expected none, found 'business'"],
    ['tidewatch', `--for=${'x'.repeat(81)}`, '--for has at most 80 characters, and --note 500.'],
    ['tidewatch', '--language=fr', '--language: expected one of en, de'],
    ['list', 'all', 'Write: npx vitrine invite list'],
    ['extend', 'ida', "There is no invitation 'ida'."],
    ['withdraw', 'ida', "There is no invitation 'ida'."],
  ])('%s %s is refused', async (word, option, message) => {
    await withFolder(files, async (folder) => {
      const args = [word, '--for=Ida', '--until=2999-01-31', ...(option ? [option] : [])];
      await expect(runInvite(await siteIn(folder), args)).rejects.toThrow(message);
      expect(existsSync(join(folder, 'sealed'))).toBe(false);
    });
  });
});

describe('new keys', () => {
  test('are written once to a file that Git ignores, and are strong enough', async () => {
    vi.stubEnv('SITE_KEY', '');
    vi.stubEnv('PASSPHRASE_DEFAULT', '');
    const root = await temporaryFolder({ '.gitignore': 'dist' });
    const repository = commitAll(root);
    expect(await addSecrets(root, ['default'])).toEqual(['SITE_KEY', 'PASSPHRASE_DEFAULT']);
    expect(await readFile(join(root, '.gitignore'), 'utf8')).toBe('dist\n/passphrases.env\n');
    const first = await readFile(join(root, 'passphrases.env'), 'utf8');
    expect(await addSecrets(root, ['default'])).toEqual([]);
    expect(await addSecrets(root, ['default', 'old-mill'])).toEqual(['PASSPHRASE_OLD_MILL']);
    expect(await readFile(join(root, 'passphrases.env'), 'utf8')).toContain(first);
    const { passphrases } = readPassphrases(['default', 'old-mill'], root, {});
    for (const passphrase of passphrases.values()) {
      expect(passphrase).toMatch(/^(?:[a-z]+ ){5}[a-z]+$/);
    }
    expect(repository.do('status', '--porcelain')).toBe(' M .gitignore');
  });
});

describe('what check says about a repository', () => {
  test('stops where Git has the keys', async () => {
    const root = await temporaryFolder({ 'passphrases.env': 'SITE_KEY=x' });
    commitAll(root);
    await expect(gitWarnings(root, root)).rejects.toThrow(SettingsError);
    await expect(addSecrets(root, [])).rejects.toThrow('git rm --cached passphrases.env');
  });

  test('warns where Git sends clear text to a remote, of open projects, and of clear text in earlier commits', async () => {
    await withFolder(files, async (folder) => {
      const said = async () =>
        (await gitWarnings(folder, folder)).map((text) => text.replaceAll(folder, 'content'));
      expect(await said()).toEqual([]);
      const repository = commitAll(folder);
      expect(await said()).toEqual([]);
      repository.do('remote', 'add', 'origin', 'https://code.test/site.git');
      expect(await said()).toContainEqual(
        expect.stringMatching(
          /^content\/projects\/tidewatch is private, but Git sends it .* origin\./,
        ),
      );
      await sealProjects(folder);
      commitAll(folder);
      const history = await said();
      // One for each project, by the name of its encrypted folder.
      expect(history).toHaveLength(2);
      for (const line of history)
        expect(line).toMatch(/^content\/sealed\/[\w-]{22} is encrypted now, but commit /);
      await openProjects(folder, ['millrace']);
      expect(await said()).toContainEqual(
        expect.stringMatching(/^content\/projects\/millrace is open for editing/),
      );
    });
  });

  test('is silent without private work', async () => {
    await withFolder({}, async (folder) => {
      commitAll(folder).do('remote', 'add', 'origin', 'https://code.test/site.git');
      expect(await gitWarnings(folder, folder)).toEqual([]);
    });
  });
});

test.each([
  ['with the keys', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8'],
  ['without the keys', undefined],
])(
  'the words of a client about an encrypted project stay out of other files, %s',
  async (_, key) => {
    await withFolder(files, async (folder) => {
      await sealProjects(folder);
      vi.stubEnv('SITE_KEY', key);
      const before = await readFile(join(folder, 'testimonials.yaml'), 'utf8');
      const content = await load(folder);
      const accepted = (project: string) =>
        accept(
          {
            id: 'a'.repeat(24),
            receivedAt: 0,
            project,
            language: '',
            consentDay: '2026-03-04',
            state: 'new',
            words: {
              answers: [{ question: '?', answer: 'Fine.' }],
              author: 'Ida',
              title: '',
              credit: 'full',
            },
          },
          undefined,
          { folder, content },
          { setAccepted: async () => {} },
        );
      await expect(accepted('tidewatch')).rejects.toThrow('is encrypted, or gone');
      expect(await readFile(join(folder, 'testimonials.yaml'), 'utf8')).toBe(before);
      expect(await accepted('bakery')).toContain('Added at');
    });
  },
);
