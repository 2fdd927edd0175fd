// The editor's page with its server, in one process: what an owner does, and what is in the files after it.

import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configure, fireEvent, within } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { loadLanguage } from 'vitrine/languages';
import { base } from '../../../tests/content/base.ts';
import { drawing, makeFolder, project } from '../../../tests/editor/content-folder.ts';
import type { PublishState } from '../api.ts';
import { ContentStore } from '../server/content-store.ts';
import { createEditorApp } from '../server/editor-app.ts';
import { Preview } from '../server/preview.ts';
import { Session } from '../server/session.ts';
import { App } from './App.tsx';

const en = await loadLanguage('en');

// Not the environment of Vitest, which also replaces what the server needs, such as URL and Response.
const leave = await vi.hoisted(async () => {
  const { Window } = await import('happy-dom');
  const window = new Window({ url: 'http://127.0.0.1:4330/' });
  const before = new Set(Object.getOwnPropertyNames(globalThis));
  const ofPage = [
    'Event',
    'CustomEvent',
    'FormData',
    'navigator',
    'localStorage',
    'sessionStorage',
  ];
  const names = Object.getOwnPropertyNames(window).filter(
    (name) => !before.has(name) || ofPage.includes(name),
  );
  const originals = names.map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const name of names) {
    const value: unknown = Reflect.get(window, name);
    const isMethod = typeof value === 'function' && !/^[A-Z]/.test(name);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      writable: true,
      value: isMethod ? value.bind(window) : value,
    });
  }
  Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis });
  return async () => {
    for (const [name, original] of originals) {
      if (original) Object.defineProperty(globalThis, name, original);
      else Reflect.deleteProperty(globalThis, name);
    }
    await window.happyDOM.close();
  };
});
afterAll(leave);

vi.mock(
  import('./language.ts'),
  async () => (await import('../../../tests/editor/english-page.ts')).englishPage,
);

const origin = 'http://127.0.0.1:4330';

configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(message?.split('\n')[0]),
});
const eventually = <Result,>(check: () => Result | Promise<Result>) => vi.waitFor(check, 10_000);
const screen = () => within(document.body);
// Asks every 50 ms, not at each of the thousand changes of the page for one letter.
const findText = (text: string | RegExp) => eventually(() => screen().getByText(text));
const findLabel = (text: string | RegExp) => eventually(() => screen().getByLabelText(text));

/** Opens the editor at a file of a content folder. */
async function openEditor(
  place: string,
  changed: Readonly<Record<string, string>> = {},
  hasPreview = false,
) {
  const folder = await makeFolder(changed);
  const contentStore = new ContentStore(folder);
  const session = new Session(
    () => undefined,
    () => contentStore.language(),
  );
  // A preview whose process is never started.
  const preview = hasPreview ? new Preview(9, folder) : undefined;
  if (preview) vi.spyOn(preview, 'start').mockResolvedValue();
  const pageFolder = fileURLToPath(new URL('.', import.meta.url));
  const app = createEditorApp({ contentStore, session, pageFolder, preview });
  const own = { Host: '127.0.0.1:4330', Origin: origin };
  const { headers } = await app.request(`/?token=${session.token}`, { headers: own });
  const Cookie = headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const requests: string[] = [];
  const answers: (Response | Promise<Response>)[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    requests.push(`${init.method ?? 'GET'} ${path}`);
    const response = app.request(origin + path, { ...init, headers: { ...own, Cookie } });
    answers.push(response);
    return await response;
  });
  location.hash = place === '' ? '' : `#${place}`;
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  onTestFinished(async () => {
    // The form sends its last changes.
    root.unmount();
    await eventually(async () => {
      const count = answers.length;
      await Promise.all(answers);
      expect(answers).toHaveLength(count);
    });
    element.remove();
    location.hash = '';
    vi.unstubAllGlobals();
    await rm(folder, { recursive: true });
  });
  root.render(<App />);
  return { folder, requests, read: (path: string) => readFile(join(folder, path), 'utf8') };
}

const type = (field: Element, value: string) => fireEvent.input(field, { target: { value } });
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const button = (name: string | RegExp, parent: HTMLElement = document.body) =>
  within(parent).getByRole('button', { name });
const click = (element: HTMLElement) => {
  element.focus();
  fireEvent.click(element);
};
const save = () => click(screen().getByText('Save'));
const saveWell = async () => {
  save();
  await findText('Saved.');
};
/** The part of the form that belongs to a field. */
const part = (field: string) => {
  const found = document.getElementById(`part-${field}`);
  if (!found) throw new Error(`There is no part ${field}.`);
  return found;
};
/** Opens a folded row. */
const unfold = (summary: HTMLElement) => {
  const details = summary.closest('details');
  if (details && !details.open) {
    details.open = true;
    fireEvent(details, new Event('toggle'));
  }
};
const field = (name: string) => document.querySelector<HTMLInputElement>(`[id="field-${name}"]`);
const fieldFor = (name: string) =>
  eventually(() => {
    const found = field(name);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  });

test('a text is kept while it is typed, and saved once with its line only', async () => {
  const { read, requests } = await openEditor('home.yaml');
  type(await fieldFor('hero.words[1]'), 'Shops: small ones');
  await findText('Kept on this computer until you save.');
  await findText('not saved');
  expect(screen().getByText('1 change, not saved')).toBeTruthy();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const response = await send(path, init);
    if (path === '/api/file' && init.method === 'PUT') await isReleased;
    return response;
  });
  // Twice in one tick, and again while it is being saved.
  press('s', { ctrlKey: true });
  press('s', { ctrlKey: true });
  await findText('Saving …');
  press('s', { ctrlKey: true });
  release();
  await findText('Saved.');
  expect(requests.filter((request) => request === 'PUT /api/file')).toHaveLength(1);
  expect(await read('home.yaml')).toBe(base['home.yaml'].replace('Shops', '"Shops: small ones"'));
});

test('what is typed while the file is saved, or read again, stays', async () => {
  const { read } = await openEditor('home.yaml');
  const word = await fieldFor('hero.words[1]');
  const send = globalThis.fetch;
  /** Holds the response to the next request back while the owner types. */
  const typing = async (method: string, begin: () => void, typed: string, then: string) => {
    const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
    const { promise: hasArrived, resolve: arrive } = Promise.withResolvers<void>();
    let isHeld = false;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
      const response = await send(path, init);
      if (isHeld || !path.startsWith('/api/file') || (init.method ?? 'GET') !== method)
        return response;
      isHeld = true;
      arrive();
      await isTyped;
      return response;
    });
    begin();
    await hasArrived;
    type(word, typed);
    if (then !== '') await findText(then);
    release();
    // The page takes that response before the next one.
    await (await send('/api/file?path=home.yaml')).json();
  };
  type(word, 'Shops: small ones');
  await typing('PUT', () => press('s', { ctrlKey: true }), 'Shops: large ones', '');
  const kept = 'Kept on this computer until you save.';
  await findText(kept);
  expect(word.value).toBe('Shops: large ones');
  expect(await read('home.yaml')).toContain('"Shops: small ones"');
  await saveWell();
  await typing('GET', () => fireEvent.focus(window), 'Shops: all', kept);
  expect(word.value).toBe('Shops: all');
  await saveWell();
  expect(await read('home.yaml')).toContain('"Shops: all"');
});

test('entries are added, moved, put back, removed and brought back', async () => {
  const { read } = await openEditor('services.yaml');
  await fieldFor('heading');
  const list = part('services');
  const heading = field('heading');
  const written = heading?.value;
  type(await fieldFor('heading'), 'Bread');
  click(await screen().findByTitle('Revert: Heading'));
  expect(heading?.value).toBe(written);
  expect(document.activeElement).toBe(heading);
  click(button(/^Add an entry/, list));
  const title = await fieldFor('services[2].title');
  expect(document.activeElement).toBe(title);
  type(title, 'Care');
  type(await fieldFor('services[2].text'), 'Every month.');
  const titles = () =>
    [...list.querySelectorAll('ol > li')].map(
      (one) => one.querySelector('summary > *')?.textContent,
    );
  const grip = () => screen().getByLabelText('Move Care');
  click(grip());
  await screen().findAllByText(/^Moving Care: 3 of 3/);
  press('Home');
  await eventually(() => expect(titles()).toEqual(['Care', 'Websites', 'Shops']));
  press('Escape');
  await eventually(() => expect(titles()).toEqual(['Websites', 'Shops', 'Care']));
  click(grip());
  click(await findText('Up'));
  await eventually(() => expect(titles()).toEqual(['Websites', 'Care', 'Shops']));
  click(screen().getByText('Drop'));
  await eventually(() => expect(screen().queryByText('Drop')).toBeNull());
  expect(document.activeElement).toBe(grip());
  click(screen().getByLabelText('Remove Websites'));
  await eventually(() => expect(titles()).toEqual(['Care', 'Shops']));
  expect(document.activeElement).toBe(screen().getByLabelText('Remove Care'));
  click(screen().getByText('Undo'));
  await eventually(() => expect(titles()).toEqual(['Websites', 'Care', 'Shops']));
  expect(screen().queryByText('Undo')).toBeNull();
  await saveWell();
  expect(await read('services.yaml')).toContain('  - id: care\n    title: Care\n    text: Every');
});

test('what everybody reads of a private project shows while it is private, and stays typed', async () => {
  const { read } = await openEditor('projects/one/index.md');
  await fieldFor('title');
  expect(field('publicTitle')).toBeNull();
  const choose = async () => click(await fieldFor('private'));
  await choose();
  type(await fieldFor('private-names'), 'tide, mill');
  type(await fieldFor('publicTitle'), 'A shop');
  type(await fieldFor('publicSummary'), 'Ask me.');
  await choose();
  await eventually(() => expect(field('publicTitle')).toBeNull());
  expect(screen().queryByText(/not saved$/)).toBeNull();
  await choose();
  expect((await fieldFor('publicTitle')).value).toBe('A shop');
  expect((await fieldFor('private-names')).value).toBe('tide, mill');
  await saveWell();
  expect(await read('projects/one/index.md')).toMatch(
    /private:\s+- tide\s+- mill\s+publicTitle: A shop\s+publicSummary: Ask me\.\n---/,
  );
  await choose();
  await saveWell();
  expect(await read('projects/one/index.md')).toBe(project('First'));
});

test('a row is dragged by its grip', async () => {
  await openEditor('services.yaml');
  await fieldFor('heading');
  const rows = () => [...part('services').querySelectorAll('li')];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 100 * rows().findIndex((row) => this.isSameNode(row)), 300, 80);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  Element.prototype.setPointerCapture = () => undefined;
  const grip = screen().getByLabelText('Move Shops');
  const at = (pageY: number) => ({ pageY, button: 0, buttons: 1 });
  const point = (kind: string, pageY: number) =>
    fireEvent(grip, Object.assign(new Event(kind, { bubbles: true }), at(pageY)));
  point('pointerdown', 120);
  point('pointermove', 118);
  expect(rows()[1]?.dataset.lifted).toBeUndefined();
  point('pointermove', 20);
  await eventually(() => expect(rows()[1]?.dataset.lifted).toBe('true'));
  point('pointerup', 20);
  click(grip);
  await eventually(() => expect(rows()[0]?.textContent).toContain('Shops'));
  expect(screen().queryByText('Drop')).toBeNull();
  expect(screen().getByText('1 change, not saved')).toBeTruthy();
});

test('a field with an error is shown and not saved, also where it is folded', async () => {
  const { read } = await openEditor('contact.yaml');
  const before = await read('contact.yaml');
  const email = await fieldFor('email');
  type(email, 'ines at home');
  save();
  const issues = (await findText(/^Errors: 1/)).closest('section');
  expect(document.activeElement).toBe(issues);
  click(button('Email', issues ?? undefined));
  expect(document.activeElement).toBe(email);
  const described = email.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
    "Expected: an email address such as name@example.com. Found: 'ines at home'.",
  );
  expect(await read('contact.yaml')).toBe(before);
  type(email, 'ines@elsewhere.example');
  await eventually(() => expect(screen().queryByText(/^Errors: 1/)).toBeNull());
  const seldom = screen().getByText('Seldom used').closest('details');
  expect([seldom?.open, field('page.title')]).toEqual([false, null]);
  unfold(screen().getByText('Seldom used'));
  type(await fieldFor('page.title'), '');
  if (seldom) seldom.open = false;
  save();
  await findText(/^Errors: 1/);
  click(button('Page › Title'));
  expect(document.activeElement).toBe(field('page.title'));
  expect(seldom?.open).toBe(true);
  expect(seldom?.textContent).toContain('errors: 1');
});

test('fields of another choice are hidden', async () => {
  await openEditor('contact.yaml');
  await fieldFor('email');
  unfold(screen().getByText('Seldom used'));
  unfold(screen().getByText('Delivery'));
  click(await findText('Add Delivery'));
  const provider = await fieldFor('delivery.provider');
  expect(field('delivery.key')).toBeNull();
  fireEvent.change(provider, { target: { value: 'web3forms' } });
  expect(await fieldFor('delivery.key')).toBeTruthy();
});

test('a file whose fields cannot be read is fixed as text', async () => {
  const { read } = await openEditor('pages/wrong.md', {
    'pages/wrong.md': '---\ntitle: [Wrong\n---\n\nText.\n',
  });
  const text = await findLabel('Text of the file');
  expect(screen().getByText(/a closing \]/)).toBeTruthy();
  const right = '---\ntitle: Right\nnavLabel: Right\ndescription: R.\n---\n\nText.\n';
  type(text, right);
  await saveWell();
  expect(await read('pages/wrong.md')).toBe(right);
  click(button('Edit in the form'));
  expect((await fieldFor('title')).value).toBe('Right');
});

test('a translation is edited beside the original', async () => {
  const { read } = await openEditor('clients.yaml', {
    'site.yaml': `${base['site.yaml']}locales: [en, de]\n`,
    'clients.yaml':
      'heading: Clients\nclients:\n  - { id: mill, name: The Mill }\n  - { id: quay, name: The Quay }\n',
    'de/clients.yaml': 'heading: Kunden\nclients:\n  - id: quay\n    name: Der Kai\n',
  });
  await fieldFor('heading');
  click(await findText('German'));
  await eventually(() => expect(field('heading')?.value).toBe('Kunden'));
  expect(location.hash).toBe('#de/clients.yaml');
  expect(screen().getByText('German').getAttribute('aria-current')).toBeTruthy();
  expect(document.getElementById('field-heading-original')?.textContent).toBe('Clients');
  expect(document.getElementById('field-heading-original')?.lang).toBe('en');
  expect(screen().queryByText('Add an entry')).toBeNull();
  unfold(screen().getByText('The Mill'));
  const name = await fieldFor('clients[0].name');
  expect([name.lang, name.placeholder]).toEqual(['de', expect.stringMatching(/^Not translated/)]);
  type(name, 'Die Mühle');
  await saveWell();
  expect(await read('de/clients.yaml')).toBe(
    'heading: Kunden\nclients:\n  - id: quay\n    name: Der Kai\n  - id: mill\n    name: Die Mühle\n',
  );
  location.hash = '#de/home.yaml';
  await eventually(() => part('hero.words'));
  click(within(part('hero.words')).getByText(/^Translate these entries: 2/));
  type(await fieldFor('hero.words[0]'), 'Seiten');
  await saveWell();
  expect(await read('de/home.yaml')).toBe('hero:\n  words:\n    - Seiten\n    - Shops\n');
  location.hash = '#de/messages.yaml';
  unfold(await findText('Layout'));
  expect((await fieldFor('layout.menu')).placeholder).toBe('If empty: Menü');
});

test('the site is edited by pictures, colours, icons and choices', async () => {
  const { read } = await openEditor('site.yaml');
  fireEvent.click(await findLabel(/^gallery/));
  click(screen().getByLabelText('teal'));
  await eventually(() => expect(field('accent')?.value).toBe('#007373'));
  const picker = screen().getByLabelText<HTMLInputElement>('Choose: Accent');
  expect([picker.type, picker.value]).toEqual(['color', '#007373']);
  type(picker, '#764ec7');
  await eventually(() => expect(field('accent')?.value).toBe('#764ec7'));
  unfold(screen().getByText('Link to the code'));
  click(await findText('Choose …'));
  type(await findLabel('Search icons'), 'brand mastodon');
  click(await findText('tabler:brand-mastodon'));
  await saveWell();
  expect(await read('site.yaml')).toMatch(/look: gallery\naccent: "#764ec7"/);
  expect(await read('site.yaml')).toContain('{ name: GitHub, icon: "tabler:brand-mastodon"');

  location.hash = '#projects/two/index.md';
  click(await findText('New: Category'));
  const word = await findLabel('New: Category');
  expect(document.activeElement).toBe(word);
  type(word, 'Archive');
  press('Enter');
  await eventually(() => expect(field('category')?.value).toBe('Archive'));
  await saveWell();
  expect(await read('projects/two/index.md')).toContain('category: Archive\n');
  expect(await read('projects.yaml')).toContain('options: [Shop, Blog, Archive] }');
});

test('a Markdown text is formatted, gets a picture, is shown as on the site, and edited again', async () => {
  const { folder } = await openEditor('pages/terms.md');
  await fieldFor('title');
  const text = document.querySelector<HTMLTextAreaElement>('#markdown');
  if (!text) throw new Error('There is no Markdown text.');
  // The browser writes into the field that has the focus, so that Ctrl+Z takes it back.
  Object.assign(document, {
    execCommand: (_command: string, _dialog: boolean, written: string) => {
      const { value, selectionStart, selectionEnd } = text;
      type(text, value.slice(0, selectionStart) + written + value.slice(selectionEnd));
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  type(text, 'Be kind.');
  text.setSelectionRange(3, 7);
  click(screen().getByTitle(/^Bold/));
  expect(text.value).toBe('Be **kind**.');
  text.focus();
  text.setSelectionRange(0, 2);
  press('i', { ctrlKey: true });
  expect(text.value).toBe('*Be* **kind**.');
  text.setSelectionRange(14, 14);
  const picture = new File([drawing], 'Door 1.svg', { type: 'image/svg+xml' });
  fireEvent.change(screen().getByLabelText('Image'), { target: { files: [picture] } });
  await eventually(() => expect(text.value).toBe('*Be* **kind**.![What it shows](door-1.svg)'));
  expect(await readFile(join(folder, 'pages/door-1.svg'), 'utf8')).toBe(drawing);
  type(text, 'Be **kind**.');
  expect(await screen().findByDisplayValue('Be **kind**.')).toBeTruthy();
});

test('sections are chosen, pages suggested for links, and the skip link keeps the file', async () => {
  const { read } = await openEditor('home.yaml');
  await fieldFor('hero.words[1]');
  unfold(screen().getByText('Write to me'));
  const to = await fieldFor('hero.actions[0].to');
  const pages = [...(document.getElementById(to.getAttribute('list') ?? '')?.children ?? [])];
  expect(pages.map((page) => page.getAttribute('value'))).toContain('/service/shops');
  unfold(screen().getByText('Sections'));
  const sections = within(part('sections'));
  fireEvent.click(await sections.findByLabelText('Booking'));
  click(screen().getByText('Skip to the form'));
  location.hash = '#main';
  await eventually(() => expect(location.hash).toBe('#home.yaml'));
  expect(to.isConnected).toBe(true);
  await saveWell();
  const chosen = /^sections:\n((?: +- \w+\n)+)/m.exec(await read('home.yaml'))?.[1] ?? '';
  expect(chosen.match(/\w+/g)).toEqual([
    ...['work', 'stats', 'posts', 'about', 'services', 'packages', 'steps'],
    ...['clients', 'testimonials', 'faq', 'closing'],
  ]);
});

test('the first screen leads to what is to be written, and chooses the look', async () => {
  const text = en.firstContent.home.text;
  const { read } = await openEditor('', {
    'home.yaml': base['home.yaml'].replace('hero:', `hero:\n  text: ${text}`),
    ...Object.fromEntries(
      ['three', 'four'].map((id) => [`projects/${id}/index.md`, project(`S${'o'.repeat(99)}`)]),
    ),
  });
  const heading = await findText(/^\d+ things left to do$/);
  const before = Number.parseInt(heading.textContent, 10);
  const regions = [...document.querySelectorAll('main section[aria-labelledby]')].map(
    (region) => document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent,
  );
  expect(new Set(regions).size).toBe(regions.length);
  expect(regions).toContain(`S${'o'.repeat(99)} (projects/four/index.md)`);
  const line = screen().getByText(`Now: ‘${text}’`).closest('li');
  expect(line?.textContent).toContain('One or two sentences of your own');
  fireEvent.click(await findLabel(/^gallery/));
  fireEvent.click(await findLabel(/^departures/));
  await findText('Saved: the look of the site is ‘departures’.');
  expect(screen().queryByText(/was changed by another program/)).toBeNull();
  expect(await read('site.yaml')).toMatch(/^look: departures$/m);
  const link = line?.querySelector('a');
  expect(link?.textContent).toBe('Top of the page › Text');
  location.hash = link?.hash ?? '';
  await eventually(() => expect(document.activeElement?.id).toBe('field-hero.text'));
  type(await fieldFor('hero.text'), 'I bake sites.');
  await saveWell();
  await findText(`${before - 1}`);
  location.hash = '';
  unfold(await findText(/^Done: \d+$/));
  expect(screen().getByText('Home › Top of the page › Text')).toBeTruthy();
});

test('a project is started, left, discarded, deleted and brought back', async () => {
  const { read } = await openEditor('contact.yaml');
  await fieldFor('email');
  const ask = await findLabel('New: Project');
  type(within(ask).getByLabelText('Title'), 'Tea & Co');
  click(within(ask).getByText('Create'));
  await findText(/^This file does not exist yet/);
  expect((await fieldFor('title')).value).toBe('Tea & Co');
  location.hash = '#contact.yaml';
  await fieldFor('email');
  await findText('Tea & Co');
  location.hash = '#projects/1/index.md';
  expect((await fieldFor('title')).value).toBe('Tea & Co');
  const answer = vi.fn(() => true);
  vi.stubGlobal('confirm', answer);
  click(screen().getByText('Discard changes'));
  await eventually(() => expect(screen().queryByText('Tea & Co')).toBeNull());

  location.hash = '#projects/one/index.md';
  await eventually(() => expect(field('title')?.value).toBe('First'));
  const text = await read('projects/one/index.md');
  answer.mockReturnValueOnce(false);
  click(screen().getByText('Delete …'));
  expect(await read('projects/one/index.md')).toBe(text);
  click(screen().getByText('Delete …'));
  const kept = /kept at (.*)\.$/.exec((await findText(/^.*A copy is kept at/)).textContent);
  onTestFinished(() => rm(dirname(kept?.[1] ?? ''), { recursive: true }));
  expect(location.hash).toBe('#projects.yaml');
  await eventually(() => expect(screen().queryByText('First')).toBeNull());
  click(screen().getByText('Undo the deletion'));
  await eventually(() => expect(field('title')?.value).toBe('First'));
  expect(screen().queryByText(/A copy is kept at/)).toBeNull();
  expect(await read('projects/one/index.md')).toBe(text);
});

test('of two versions of a file, the owner chooses, and each keeps what only it has changed', async () => {
  const { folder, read } = await openEditor('contact.yaml');
  const heading = await fieldFor('heading');
  type(heading, 'Mine');
  type(await fieldFor('phone'), '+44 131 496 0999');
  const theirs = (await read('contact.yaml')).replace('Write to me', 'Theirs');
  await writeFile(join(folder, 'contact.yaml'), theirs);
  save();
  await findText(/was changed by another program/);
  expect(await read('contact.yaml')).toBe(theirs);
  expect(heading.value).toBe('Mine');
  const versions = await findLabel('There are two versions of this file');
  fireEvent.click(within(versions).getByLabelText('The other: Theirs'));
  click(within(versions).getByText('Combine both versions'));
  await eventually(() => expect(field('heading')?.value).toBe('Theirs'));
  await saveWell();
  expect(await read('contact.yaml')).toContain('phone: "+44 131 496 0999"');
  expect(await read('contact.yaml')).toContain('heading: Theirs');
  type(await fieldFor('heading'), 'Last');
  await rm(join(folder, 'contact.yaml'));
  save();
  click(await findText('Go on with your text'));
  await eventually(() => expect(screen().queryByText('Go on with your text')).toBeNull());
  await saveWell();
  expect(await read('contact.yaml')).toContain('heading: Last');
});

test('on a phone, the list is folded, and tabs lead from the form to the preview', async () => {
  const matches = vi.fn(() => true);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return matches();
    },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await openEditor('home.yaml', {}, true);
  await fieldFor('hero.words[1]');
  expect(screen().getByText('Content').closest('details')?.open).toBe(false);
  const tabs = () =>
    screen()
      .getAllByRole('tab')
      .map((tab) => `${tab.textContent} ${tab.getAttribute('aria-selected')}`);
  expect(tabs()).toEqual(['Form true', 'Preview false']);
  screen().getByText('Form').focus();
  press('ArrowRight');
  await eventually(() => expect(tabs()).toEqual(['Form false', 'Preview true']));
  expect(document.activeElement?.textContent).toBe('Preview');
  expect(document.getElementById('form-panel')?.hidden).toBe(true);
  expect(document.getElementById('preview-panel')?.hidden).toBe(false);
  press('Home');
  await eventually(() => expect(tabs()).toEqual(['Form true', 'Preview false']));
});

test('the changes are published, after the owner has chosen between two versions', async () => {
  const state: Extract<PublishState, { kind: 'possible' }> = {
    ...{ kind: 'possible', branch: 'main', unpushed: 0, commitMessage: 'Change Contact' },
    changes: [{ what: 'changed', title: 'Contact', text: 'Changed ‘Heading’', fields: [] }],
    ...{ diff: '+heading: Hello', siteAddress: 'https://halloran.test' },
  };
  const states = vi.spyOn(ContentStore.prototype, 'publishState');
  const published = vi.spyOn(ContentStore.prototype, 'publish');
  onTestFinished(() => {
    states.mockRestore();
    published.mockRestore();
  });
  await openEditor('contact.yaml');
  type(await fieldFor('heading'), 'Not saved');
  states.mockResolvedValue(state);
  click(screen().getByText('Publish …'));
  const dialog = within(await screen().findByRole('dialog', { name: 'Publish' }));
  const address = await dialog.findByLabelText(/^Address of an empty/);
  expect(await dialog.findByText('Contact', { selector: 'a' })).toBeTruthy();
  expect(dialog.getByText('Changed ‘Heading’')).toBeTruthy();
  const message = dialog.getByLabelText('The changes in one sentence');
  const publish = dialog.getByText('Publish', { selector: 'button' });
  type(message, ' ');
  await eventually(() => expect(publish.getAttribute('aria-disabled')).toBe('true'));
  click(publish);
  expect(published).not.toHaveBeenCalled();
  type(message, 'Greet');
  type(address, ' https://code.test/ines/site.git ');
  await dialog.findByText('The branch main is pushed to https://code.test/ines/site.git.');
  const conflict = {
    path: 'contact.yaml',
    title: 'Contact',
    versions: 'v',
    mine: 'M',
    theirs: 'T',
  };
  published.mockResolvedValueOnce({ outcome: 'conflict', output: '$ git', conflicts: [conflict] });
  click(publish);
  const mine = await dialog.findByLabelText(/^Yours: M|M$/);
  expect(published.mock.calls).toEqual([
    [{ commitMessage: 'Greet', remote: 'https://code.test/ines/site.git', choices: {} }],
  ]);
  fireEvent.click(mine);
  published.mockResolvedValueOnce({ outcome: 'published', output: '$ git push' });
  states.mockResolvedValue({ ...state, changes: [], remote: 'https://code.test/ines/site.git' });
  click(dialog.getByText('Combine both versions'));
  const answer = await dialog.findByText(/^Published/);
  await eventually(() => expect(document.activeElement?.contains(answer)).toBe(true));
  expect(published.mock.lastCall?.[0].choices).toEqual({
    'contact.yaml': { side: 'mine', versions: 'v' },
  });
  expect(dialog.getByText('https://halloran.test').closest('a')?.href).toBe(
    'https://halloran.test/',
  );
});

test('an invitation is made, gets another last day, and is withdrawn', async () => {
  vi.stubEnv('SITE_KEY', 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8');
  onTestFinished(() => void vi.unstubAllEnvs());
  await openEditor('home.yaml');
  click(await eventually(() => button('Invite')));
  type(await findLabel('Name of the person'), 'Ida Novak');
  const dialog = within(screen().getByRole('dialog', { name: 'Invitations' }));
  fireEvent.click(dialog.getAllByRole('checkbox')[0] ?? document.body);
  type(dialog.getByLabelText('Last day'), '2999-01-31');
  click(dialog.getByText('New invitation', { selector: 'button' }));
  await findText('until 2999-01-31');
  type(dialog.getByLabelText('Last day', { selector: 'li input' }), '2999-03-31');
  click(dialog.getByText('Extend'));
  await findText('until 2999-03-31');
  vi.stubGlobal('confirm', () => true);
  click(dialog.getByText('Withdraw'));
  await eventually(() => expect(dialog.queryByText('Ida Novak')).toBeNull());
});
