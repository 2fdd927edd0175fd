import { startCounters } from '../../components/count-up.ts';
import { removePastDates } from '../../components/free/past-dates.ts';
import { startMedia } from '../../components/media/media.ts';
import { startSlider } from '../../components/slider.ts';
import type { Strings } from '../../i18n/language.ts';
import { t } from '../../i18n/t.ts';
import { writeDate } from '../../i18n/write-date.ts';
import type { Lock } from '../../private/unlock.ts';
import { type Opened, type Opener, openText } from './open-text.ts';
import { drawPictures } from './private-pictures.ts';

type State = Exclude<Opened, { text: object }>['failure'] | 'empty' | 'opening' | 'closed';

const { dataset: root } = document.documentElement;

/** The beginning of the names under which the tab keeps keys (lock-state.js). */
const PREFIX = root.kept ?? '';

/** The session storage of the tab; undefined if it is blocked, so that the page is closed when the visitor leaves it. */
const storage = (() => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
})();

/** Opens a private page by what the tab kept, by the secret in its address, or by the form. */
function startPrivatePage(page: HTMLElement): void {
  const { address = '', folder = '', locale = '' } = page.dataset;
  const words: Strings['private'] = JSON.parse(page.dataset.words ?? '');
  const lock: Lock = JSON.parse(document.getElementById('lock')?.textContent ?? '');
  const [form, field] = [page.querySelector('form'), page.querySelector('input')];
  const status = page.querySelector('#lock-status');
  const button = page.querySelector('[type=submit]');
  const part = (name: string) => page.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const [reveal, body] = [part('show'), part('text')];
  const key = PREFIX + address;
  const privateFolder = folder.slice(0, -address.length - 1);

  /** Shows a state of the locked page with its sentence, which screen readers announce. */
  const say = (state: State, expires = '') => {
    const isOpening = state === 'opening';
    const hasFailed = !isOpening && state !== 'closed';
    root.lock = isOpening ? state : 'closed';
    const date = expires && writeDate(expires, locale);
    if (status) status.textContent = state === 'closed' ? '' : t(words[state], { date }, locale);
    status?.toggleAttribute('data-failed', hasFailed);
    field?.setAttribute('aria-invalid', String(hasFailed));
    button?.toggleAttribute('data-busy', isOpening);
    button?.setAttribute('aria-disabled', String(isOpening));
  };

  const open = async (opener: Opener) => {
    if (button?.hasAttribute('data-busy')) return undefined;
    say('opening');
    let opened: Opened = { failure: 'unreachable' };
    try {
      opened = await openText(lock, folder, opener);
    } finally {
      if (!opened.text) say(opened.failure, opened.expires);
    }
    if (!opened.text) return opened.failure;
    show(opened, 'secret' in opener ? `#${opener.secret}` : '');
    return undefined;
  };

  const show = (opened: Extract<Opened, { text: object }>, secret: string) => {
    if (!body) return;
    // By a passphrase, the page is open in all languages. The date of an invitation is checked on each page.
    const kept = secret ? { [address]: secret } : { [address]: opened.key, ...opened.text.pages };
    try {
      for (const [page, opener] of Object.entries(kept)) storage?.setItem(PREFIX + page, opener);
    } catch {
      // The storage is full, so the page is closed when the visitor leaves it.
    }
    form?.reset();
    body.innerHTML = opened.text.html;
    root.lock = 'open';
    hideSecret();
    // The works of an invitation, and the page in other languages, open by its secret too.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href^="${privateFolder}"]`))
      link.hash = secret;
    const subject = document.querySelector<HTMLInputElement>('input[name="subject"]');
    if (subject)
      subject.value ||= body.querySelector<HTMLElement>('[data-subject]')?.dataset.subject ?? '';
    drawPictures(body, folder, opened.text.files, words.picture);
    removePastDates();
    startCounters();
    startSlider();
    startMedia();
    const heading = body.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus();
  };

  // The tab keeps the secret. In its history, Back would open the page after it was forgotten.
  const hideSecret = () => {
    if (storage && location.hash) history.replaceState(null, '', location.pathname);
  };

  const openBySecret = async () => {
    // Mails may add a sign behind a link. One that was cut off gets its sentence, a link to a part of the page does not.
    const [, whole] = /^#([\w-]{22})(?![\w-])/.exec(location.hash) ?? [];
    const secret = whole ?? location.hash.slice(1);
    if (whole && root.lock === 'open') hideSecret();
    const isKey = secret && root.lock !== 'open' && !document.getElementById(secret);
    if (isKey) await open({ secret });
  };

  const start = async () => {
    const kept = storage?.getItem(key);
    const failure =
      kept && (await open(kept.startsWith('#') ? { secret: kept.slice(1) } : { key: kept }));
    // Without a connection, the tab keeps the key for another try.
    if (root.lock === 'open' || failure === 'unreachable') return;
    storage?.removeItem(key);
    // A kept key that no longer fits says nothing. A link does, also without its secret, except after it was closed.
    if (!kept?.startsWith('#')) say(reveal || location.hash || history.state ? 'closed' : 'link');
    await openBySecret();
  };

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const passphrase = field?.value.trim() ?? '';
    // The link of an invitation may be pasted, because some programs cut off the part from `#`.
    const [, secret] =
      /#([\w-]{22})(?![\w-])\S*$/.exec(passphrase) ??
      (reveal && !/^https?:/.test(passphrase) ? [] : ['', '']);
    if (passphrase === '') say('empty');
    else open(secret === undefined ? { passphrase } : { secret }).catch(console.error);
    field?.focus();
  });
  reveal?.addEventListener('click', () => {
    const isShown = field?.type === 'text';
    field?.setAttribute('type', isShown ? 'password' : 'text');
    reveal.setAttribute('aria-pressed', String(!isShown));
  });
  part('forget')?.addEventListener('click', () => {
    for (const name of Object.keys(storage ?? {}))
      if (name.startsWith(PREFIX)) storage?.removeItem(name);
    // A new page, so that nothing of the opened one is left in the memory of this one.
    history.replaceState('closed', '', location.pathname);
    location.reload();
  });
  addEventListener('hashchange', () => void openBySecret().catch(console.error));
  // The browser may restore the opened page after its key was forgotten on another one.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && root.lock === 'open' && !storage?.getItem(key)) location.reload();
  });
  start().catch(console.error);
}

const page = document.querySelector<HTMLElement>('.private-page');
// Set before the first paint (lock-state.js). Pages that cannot be opened here have a sentence.
if (page && (root.lock === 'opening' || root.lock === 'closed')) startPrivatePage(page);
