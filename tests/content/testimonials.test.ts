import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { askFor } from '../../packages/vitrine/cli/testimonials/ask.ts';
import { withLock } from '../../packages/vitrine/cli/testimonials/lock.ts';
import { runTestimonial } from '../../packages/vitrine/cli/testimonials/testimonial.ts';
import { SettingsError } from '../../packages/vitrine/errors/settings-error.ts';
import type {
  OpenTestimonials,
  ReceivedTestimonial,
  TestimonialWords,
} from '../../packages/vitrine/message/testimonial.ts';
import { bakery, base, edit } from './base.ts';
import { type Changes, errorsIn, load, png, withFolder } from './check-folder.ts';
import { errorOf, run } from './run-command.ts';

const comment = '# What people said.\n';
const contact = `${base['contact.yaml']}form: { heading: Write, privacy: Only to answer. }\n`;
const asking = {
  'contact.yaml': contact,
  'testimonials.yaml':
    comment + base['testimonials.yaml'].replace('items:', 'request: { stars: true }\nitems:'),
} satisfies Changes;

const id = '3fa2c1d0b4e5f6a7b8c9d0e1';
const portrait = await sharp({
  create: { width: 900, height: 600, channels: 3, background: '#486' },
})
  .jpeg()
  .withExif({
    IFD0: { Copyright: 'Somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 0/1 0/1' },
  })
  .toBuffer();

const words: TestimonialWords = {
  answers: [
    { question: 'What did you need?', answer: 'A page for orders. We had none.' },
    { question: 'How was it?', answer: 'Calm, and never late.' },
  ],
  author: 'Tamar Novák',
  title: 'Baker',
  credit: 'full',
  stars: 4,
};

/** A message store with one testimonial. */
class Store implements OpenTestimonials {
  readonly all: ReceivedTestimonial[];
  readonly calls: string[] = [];
  constructor(changed: Partial<ReceivedTestimonial> = {}) {
    const received = { id, receivedAt: 0, project: 'bakery', language: '', words } as const;
    const picture = { type: 'image/jpeg', bytes: new Uint8Array(portrait) } as const;
    const rest = { consentDay: '2026-03-04', portrait: picture, state: 'new' } as const;
    this.all = [{ ...received, ...rest, ...changed }];
  }
  list = async () => this.all;
  find = async (start: string) => this.all.filter((one) => one.id.startsWith(start));
  setAccepted = async (accepted: string) => void this.calls.push(`accepted ${accepted}`);
  delete = async (deleted: string) => void this.calls.push(`deleted ${deleted}`);
  close = async () => void this.calls.push('closed');
}

const command = async (folder: string, store: Store, ...args: string[]) =>
  await withLock(async () => {
    const content = await load(folder);
    return await runTestimonial({ folder, content }, { openTestimonials: async () => store }, args);
  });

describe('ask', () => {
  const now = Date.parse('2026-03-04T23:00:00Z');
  const part = { askLink: async (asked: object) => `https://x.example/${JSON.stringify(asked)}` };
  const ask = (changes: Changes, project = 'bakery', language?: string) =>
    withFolder({ ...asking, ...changes }, async (folder) => {
      const site = { content: await load(folder), base: '/shop' };
      return await errorOf(
        askFor(project, language, site, part, now).then((asked) => {
          throw new SettingsError(JSON.stringify(asked));
        }),
        folder,
      );
    });

  test('makes a link and a mail that names the last day', async () => {
    const asked = JSON.parse(await ask({}));
    expect(asked).toMatchObject({
      subject: 'A few words about Fourth Bakehouse?',
      until: '2026-03-25',
    });
    expect(asked.text).toContain('25 March 2026');
    expect(asked.text).toContain(asked.link);
    expect(asked.text.trim()).toMatch(/Ines Halloran$/);
    const signed = {
      project: 'bakery',
      language: '',
      address: 'https://halloran.test',
      base: '/shop',
      now,
    };
    expect(JSON.parse(asked.link.slice(18))).toEqual(signed);
  });

  test('writes the mail in a language of the site', async () => {
    const further = {
      ...edit('site.yaml', 'brand: Halloran', 'brand: Halloran\nlocales: [en, de]'),
      'de/home.yaml': '{}',
    };
    const asked = JSON.parse(await ask(further, 'bakery', 'de'));
    expect(asked.subject).toBe('Ein paar Worte über Fourth Bakehouse?');
    expect(asked.text).toContain('25. März 2026');
    expect(asked.link).toContain('"language":"de"');
  });

  test.each([
    [
      'without a form',
      { 'testimonials.yaml': base['testimonials.yaml'] },
      'bakery',
      'request: { stars: false }',
    ],
    ['about an unknown project', {}, 'bakry', "Did you mean 'bakery'?"],
    ['without a contact form', { 'contact.yaml': base['contact.yaml'] }, 'bakery', 'Add a form'],
    [
      'with a form of another company',
      {
        'contact.yaml': `${contact}delivery: { provider: formspree, form: xyzabcde }\n`,
      },
      'bakery',
      'the contact form sends to formspree. Set delivery.provider',
    ],
    [
      'on a host without a server',
      {
        ...edit('site.yaml', 'brand: Halloran', 'brand: Halloran\nhost: github-pages'),
        'contact.yaml': `${contact}delivery: { provider: formspree, form: xyzabcde }\n`,
      },
      'bakery',
      'GitHub Pages cannot store them',
    ],
  ] satisfies [string, Changes, string, string][])(
    'refuses %s',
    async (_, changes, project, said) => {
      expect(await ask(changes, project)).toContain(said);
    },
  );

  test('an unknown language is an error', async () => {
    expect(await ask({}, 'bakery', 'fr')).toContain("expected one of en-DE, found 'fr'");
  });
});

test('without SIGNING_KEY, the command says how to make one', async () => {
  await withFolder(asking, async (folder) => {
    const { status, stderr } = await run(folder, 'ask', 'bakery');
    expect(status).toBe(1);
    expect(stderr).toMatch(/SIGNING_KEY=[\w-]{43}/);
  });
});

test('list and show tell what came in', async () => {
  await withFolder(asking, async (folder) => {
    const store = new Store();
    expect(await command(folder, store)).toContain('3fa2c1d0');
    const shown = await command(folder, store, 'show', '3fa2');
    for (const part of ['Calm, and never late.', 'Baker', 'consent of 2026-03-04', '4 of 5 stars'])
      expect(shown).toContain(part);
    expect(store.calls).toEqual(['closed', 'closed']);
  });
});

test('accept writes the words without changes, and a picture without metadata', async () => {
  await withFolder(asking, async (folder) => {
    const store = new Store();
    const said = await command(folder, store, 'accept', '3fa2c1d0');
    expect(said).toMatch(/testimonials\.yaml:\d+: the words of Tamar Novák/);
    expect(store.calls).toEqual([`accepted ${id}`, 'closed']);
    const file = await readFile(join(folder, 'testimonials.yaml'), 'utf8');
    expect(file).toContain(`${comment}heading: Said\nrequest: { stars: true }\n`);
    const { testimonials } = await load(folder);
    expect(testimonials?.items[1]).toMatchObject({
      id: 'tamar-novak-3fa2c1d0',
      author: 'Tamar Novák',
      title: 'Baker',
      text: 'A page for orders. We had none.\n\nCalm, and never late.',
      project: 'bakery',
      year: 2026,
      stars: 4,
      consent: '2026-03-04',
    });
    expect(testimonials?.items[1]?.original).toBe(testimonials?.items[1]?.text);
    const picture = await sharp(join(folder, 'images/tamar-novak-3fa2c1d0.webp')).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 800, height: 533 });
    expect(picture.exif).toBeUndefined();
    await expect(command(folder, store, 'accept', id)).rejects.toThrow('already');
  });
});

test('accept shows a part of the words, and says what is left out', async () => {
  await withFolder(asking, async (folder) => {
    const shortened = ['accept', id, '--text', 'A page for orders. ... never late.'];
    const said = await command(folder, new Store(), ...shortened);
    expect(said).toContain('A page for orders. [-We had none. Calm, and-] {+…+} never late.');
    const { testimonials } = await load(folder);
    expect(testimonials?.items[1]?.text).toBe('A page for orders. … never late.');
    // The file keeps all words, so a later change without a mark is an error.
    const file = join(folder, 'testimonials.yaml');
    await writeFile(
      file,
      (await readFile(file, 'utf8')).replace('text: A page', 'text: A great page'),
    );
    expect(await errorsIn(folder)).toContain('{+great+}');
  });
});

test.each([
  [
    'all words as --text, if they are too long',
    { words: { ...words, answers: [{ question: '', answer: 'Long. '.repeat(200).trim() }] } },
    ['--text', 'Long. '.repeat(200).trim()],
    '700 fit',
  ],
  ['other words', {}, ['--text', 'A great page for orders. …'], '{+great+}'],
  [
    'a text that is too long',
    { words: { ...words, answers: [{ question: '', answer: 'Long. '.repeat(200).trim() }] } },
    [],
    '700 fit',
  ],
] satisfies [string, Partial<ReceivedTestimonial>, string[], string][])(
  'accept refuses %s, and changes nothing',
  async (_, changed, args, said) => {
    await withFolder(asking, async (folder) => {
      const before = await readFile(join(folder, 'testimonials.yaml'), 'utf8');
      const store = new Store(changed);
      await expect(command(folder, store, 'accept', id, ...args)).rejects.toThrow(said);
      expect(await readFile(join(folder, 'testimonials.yaml'), 'utf8')).toBe(before);
      expect(store.calls).toEqual(['closed']);
    });
  },
);

test.each([
  ['name', 'tamar-novak-3fa2c1d0', 'Tamar Novák'],
  ['none', 'client-3fa2c1d0', 'Name withheld'],
] as const)('the author is shown as agreed: %s', async (credit, itemId, author) => {
  await withFolder(asking, async (folder) => {
    await command(folder, new Store({ words: { ...words, credit } }), 'accept', id);
    const item = (await load(folder)).testimonials?.items[1];
    expect(item).toMatchObject({ id: itemId, author });
    expect(item?.title).toBeUndefined();
    if (credit === 'none')
      expect(await readFile(join(folder, 'testimonials.yaml'), 'utf8')).not.toContain('Novák');
  });
});

test('a picture that cannot be read is left out', async () => {
  await withFolder(asking, async (folder) => {
    const broken = {
      type: 'image/png',
      bytes: new TextEncoder().encode('\u0089PNG, or not'),
    } as const;
    const said = await command(folder, new Store({ portrait: broken }), 'accept', id);
    expect(said).toContain('could not be read');
    expect((await load(folder)).testimonials?.items[1]?.image).toBeUndefined();
  });
});

test('the first testimonial of a site can be an accepted one', async () => {
  const none = { 'testimonials.yaml': 'heading: Said\nrequest: { stars: false }\n' };
  await withFolder(none, async (folder) => {
    await command(folder, new Store(), 'accept', id);
    expect((await load(folder)).testimonials?.items).toHaveLength(1);
  });
});

test('withdraw takes it out of every language, with its picture, and out of the store', async () => {
  const languages = {
    ...asking,
    ...edit('site.yaml', 'brand: Halloran', 'brand: Halloran\nlocales: [en, de]'),
    'de/testimonials.yaml': 'heading: Gesagt\nitems:\n  - { id: baker, text: Gutes Brot. }\n',
  };
  await withFolder(languages, async (folder) => {
    const store = new Store();
    await command(folder, store, 'accept', id);
    const german = join(folder, 'de/testimonials.yaml');
    const item = '  - { id: tamar-novak-3fa2c1d0, text: Ruhig., original: Ruhig. }\n';
    await writeFile(german, (await readFile(german, 'utf8')) + item);
    expect((await load(folder)).translations[0]?.testimonials?.items[1]?.text).toBe('Ruhig.');
    const said = await command(folder, store, 'withdraw', '3fa2c1d0');
    expect(said).toContain('deleted from the message store');
    expect(store.calls.slice(2)).toEqual([`deleted ${id}`, 'closed']);
    expect(await readFile(german, 'utf8')).not.toContain('Ruhig');
    expect((await load(folder)).testimonials?.items.map((one) => one.id)).toEqual(['baker']);
    expect(existsSync(join(folder, 'images/tamar-novak-3fa2c1d0.webp'))).toBe(false);
    expect(existsSync(join(folder, 'images/baker.png'))).toBe(true);
  });
});

test('withdraw works where the store is not within reach', async () => {
  await withFolder(asking, async (folder) => {
    await command(folder, new Store(), 'accept', id);
    const openTestimonials = async () => {
      throw new SettingsError('No store.');
    };
    const place = { folder, content: await load(folder) };
    const said = await runTestimonial(place, { openTestimonials }, [
      'withdraw',
      'tamar-novak-3fa2c1d0',
    ]);
    expect(said).toContain('may still have it: No store.');
    expect((await load(folder)).testimonials?.items).toHaveLength(1);
    await expect(
      runTestimonial(place, { openTestimonials }, ['withdraw', 'nobody']),
    ).rejects.toThrow();
  });
});

test.each(['3fa2', '3FA2C1D0', id, 'tamar-novak-3fa2c1d0'])(
  'withdraw by %s takes it out of content and store',
  async (given) => {
    await withFolder(asking, async (folder) => {
      const store = new Store();
      await command(folder, store, 'accept', id);
      const said = await command(folder, store, 'withdraw', given);
      expect(said).toMatch(/^Taken out of .*It is deleted from the message store\.$/);
      expect(await readFile(join(folder, 'testimonials.yaml'), 'utf8')).not.toContain('Calm');
      expect(store.calls).toContain(`deleted ${id}`);
    });
  },
);

test('withdraw finds the words of an entry with another id', async () => {
  await withFolder(asking, async (folder) => {
    const store = new Store();
    await command(folder, store, 'accept', id);
    const file = join(folder, 'testimonials.yaml');
    const renamed = (await readFile(file, 'utf8')).replace('id: tamar-novak-3fa2c1d0', 'id: 3f');
    await writeFile(file, renamed);
    expect(await command(folder, store, 'withdraw', '3fa2c1d0')).toContain('It is deleted');
    expect(await readFile(file, 'utf8')).not.toContain('Calm');
    await writeFile(file, renamed.replace(/ *image: images\/tamar.*\n/, ''));
    expect(await command(folder, store, 'withdraw', '3f')).toContain('It is deleted');
    expect(await readFile(file, 'utf8')).not.toContain('Calm');
  });
});

test('withdraw of a text of the owner leaves the store and its pictures alone', async () => {
  const own = { 'testimonials.yaml': asking['testimonials.yaml'].replace('id: baker', 'id: 3fa') };
  await withFolder({ ...asking, ...own, 'images/3fa.webp': '' }, async (folder) => {
    const store = new Store();
    await command(folder, store, 'withdraw', '3fa');
    expect(store.calls).toEqual([]);
    expect(existsSync(join(folder, 'images/3fa.webp'))).toBe(true);
    expect((await load(folder)).testimonials).toBeUndefined();
  });
});

test('withdraw of an entry with another id deletes its own picture, and no picture of that name', async () => {
  await withFolder({ ...asking, 'images/me.webp': '' }, async (folder) => {
    const store = new Store();
    await command(folder, store, 'accept', id);
    const file = join(folder, 'testimonials.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/id: tamar.*/, 'id: me'));
    await command(folder, store, 'withdraw', 'me');
    expect(existsSync(join(folder, 'images/me.webp'))).toBe(true);
    expect(existsSync(join(folder, 'images/tamar-novak-3fa2c1d0.webp'))).toBe(false);
  });
});

test('what a change leaves that was interrupted, the next one takes away', async () => {
  await withFolder(asking, async (folder) => {
    await writeFile(join(folder, '.testimonials.yaml.draft'), 'Calm, and never late.');
    await command(folder, new Store(), 'accept', id);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

test.each(['images/baker', '../images/baker', 'baker.png'])(
  'withdraw of no testimonial deletes no file: %s',
  async (given) => {
    await withFolder({ ...asking, 'images/images/baker.webp': '' }, async (folder) => {
      await expect(command(folder, new Store(), 'withdraw', given)).rejects.toThrow('There is no');
      expect(existsSync(join(folder, 'images/images/baker.webp'))).toBe(true);
      expect(existsSync(join(folder, 'images/baker.png'))).toBe(true);
    });
  },
);

test('the words about a project that is private now are not public, and can be withdrawn', async () => {
  await withFolder(
    {
      ...asking,
      'projects/secret/index.md': base[bakery].replace('---\n', '---\nprivate: true\n'),
      'projects/secret/cover.png': await png(800, 500),
    },
    async (folder) => {
      const store = new Store({ project: 'secret' });
      await command(folder, store, 'accept', id);
      const file = join(folder, 'testimonials.yaml');
      expect(await readFile(file, 'utf8')).toContain('project: secret');
      expect((await load(folder)).testimonials?.items).toHaveLength(1);
      await expect(command(folder, store, 'accept', id)).rejects.toThrow('already');
      expect(await command(folder, store, 'withdraw', '3fa2c1d0')).toContain('Taken out of');
      expect(await readFile(file, 'utf8')).not.toContain('Calm');
    },
  );
});

test('of two at the same moment each is added once, and none is lost', async () => {
  await withFolder(asking, async (folder) => {
    const other = 'b'.repeat(24);
    const all = [id, id, other].map((one) =>
      command(folder, new Store({ id: one }), 'accept', one).catch(String),
    );
    const said = (await Promise.all(all)).join();
    expect(said.match(/already/g)).toHaveLength(1);
    const ids = (await load(folder)).testimonials?.items.map((item) => item.id);
    expect(ids?.toSorted()).toEqual(['baker', 'tamar-novak-3fa2c1d0', 'tamar-novak-bbbbbbbb']);
    for (const item of ['3fa2c1d0', 'bbbbbbbb'])
      expect(existsSync(join(folder, `images/tamar-novak-${item}.webp`))).toBe(true);
  });
});

test('without testimonials.yaml, accept says what to write', async () => {
  await withFolder(asking, async (folder) => {
    const place = { folder, content: await load(folder) };
    await rm(join(folder, 'testimonials.yaml'));
    const part = { openTestimonials: async () => new Store() };
    await expect(runTestimonial(place, part, ['accept', id])).rejects.toThrow('There is no test');
  });
});

const hostile = [
  '---\nauthor: Somebody else',
  '- a: b\n\t- c # no comment',
  ': ',
  '# Heading\n\n<script>alert(1)</script> [link](javascript:alert(1)) **bold**',
  '"quoted" \'single\' `code` \\ \\n {a: b} [c] & * ! | > % @',
  '\u202egnirts a\u2066 \u200b\u2028next',
  'null',
  '12',
  'true',
  '...',
  'Well … it was [-not-] {+good+} …',
  'multi\n\n\n\nempty   lines\n  indented\n',
  '👩‍👩‍👧 ‏שלום‏ 日本語',
  '$& $1 {name} {link}',
];

test.each(hostile)('accept writes words that no syntax can change: %j', async (said) => {
  await withFolder(asking, async (folder) => {
    const answers = [{ question: '?', answer: said }];
    const line = said.replaceAll(/\s+/g, ' ').slice(0, 60).trim();
    const hostileWords = { ...words, answers, author: line, title: line };
    const told = await command(folder, new Store({ words: hostileWords }), 'accept', id);
    expect(told).not.toMatch(/[\u202e\u2066\u200b\ufeff]/);
    const { testimonials } = await load(folder);
    expect(testimonials?.items).toHaveLength(2);
    expect(testimonials?.items[1]).toMatchObject({
      author: line,
      title: line,
      original: said.trim(),
    });
    expect(testimonials?.items[1]?.text).toBe(said.trim());
  });
});

test('without the last testimonial, and without a request for further ones, the content has no error', async () => {
  const languages = {
    ...asking,
    ...edit('site.yaml', 'brand: Halloran', 'brand: Halloran\nlocales: [en, de]'),
    'testimonials.yaml': 'heading: Said\nrequest: { stars: false }\n',
    'de/testimonials.yaml': 'heading: Gesagt\n',
    'de/home.yaml': '{}',
  };
  await withFolder(languages, async (folder) => {
    const store = new Store();
    await command(folder, store, 'accept', id);
    const [file, german] = ['testimonials.yaml', 'de/testimonials.yaml'].map((name) =>
      join(folder, name),
    );
    if (!file || !german) return;
    await writeFile(
      german,
      'items:\n  - { id: tamar-novak-3fa2c1d0, text: Ruhig., original: Ruhig. }\n',
    );
    await writeFile(file, (await readFile(file, 'utf8')).replace(/request: .*\n/, ''));
    expect(await errorsIn(folder)).toBe('');
    await command(folder, store, 'withdraw', '3fa2c1d0');
    expect(await errorsIn(folder)).toBe('');
    expect(await readFile(german, 'utf8').catch(() => '')).not.toContain('Ruhig');
  });
});

test('withdraw of words that are not shown leaves the same words of another client', async () => {
  await withFolder(asking, async (folder) => {
    const store = new Store();
    const [first] = store.all;
    if (!first) return;
    store.all.push({ ...first, id: 'c'.repeat(24) });
    await command(folder, store, 'accept', id);
    const said = await command(folder, store, 'withdraw', 'cccccccc');
    expect(said).toBe('It is deleted from the message store.');
    expect(store.calls).toContain(`deleted ${'c'.repeat(24)}`);
    expect(store.calls).not.toContain(`deleted ${id}`);
    expect((await load(folder)).testimonials?.items).toHaveLength(2);
  });
});

test('the words about a project that is gone are shown without it', async () => {
  await withFolder(asking, async (folder) => {
    await command(folder, new Store({ project: 'gone' }), 'accept', id);
    const item = (await load(folder)).testimonials?.items[1];
    expect([item?.author, item?.project]).toEqual(['Tamar Novák', undefined]);
  });
});
