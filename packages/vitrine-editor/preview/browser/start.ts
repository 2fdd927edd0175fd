// The first script of each page in the preview of the editor: see docs/architecture.md.

import { href } from 'vitrine/browser';
import type { FieldPlace, FieldTable } from '../marks/field-table.ts';
import { DomMarks } from './dom-marks.ts';
import { FieldFinder } from './field-finder.ts';
import { makeFocusable } from './keyboard.ts';
import { readMessage, sendMessage } from './messages.ts';
import { outline } from './outline.ts';
import { applyPreviewSettings, showTheme, watchTheme } from './preview-theme.ts';
import { CONTENT_EVENT, type ContentUpdate, FIELDS_PATH } from './server-link.ts';
import { showMarkdown } from './show-markdown.ts';

const marks = new DomMarks();
marks.watch(document.documentElement);

/** Elements on which Enter causes a click, or has another meaning. */
const CONTROL = 'a[href], button, input, select, textarea, summary';

const script = document.querySelector<HTMLScriptElement>('script[data-editor]');
const editor = script?.dataset.editor ?? '';

// Opened in a window of its own, the preview is the site as visitors see it.
if (parent !== window && editor !== '') {
  applyPreviewSettings();
  connect().catch(console.error);
}

/** Connects the page with the editor around it: clicks select fields, and the field in focus is outlined. */
async function connect(): Promise<void> {
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  // The page keeps its place on the screen. A reload would cancel the way to another page.
  const reload = () => {
    if (!isLeft) location.reload();
    isLeft = true;
  };
  /** Reads the fields, and loads the page again if the content has changed since the server made it. */
  const readTable = async () => {
    const table: FieldTable = await (await fetch(href(FIELDS_PATH))).json();
    if (String(table.version) !== script?.dataset.version) reload();
    return table;
  };
  const started = readTable().then(({ fields }) => new FieldFinder(marks, fields));
  const update = async ({ texts }: ContentUpdate) => {
    const shown = await started;
    if (!texts?.every((text) => shown.showText(text))) reload();
  };
  import.meta.hot?.on(CONTENT_EVENT, (content: ContentUpdate) => {
    update(content).catch(console.error);
  });
  // The server may have reported a change before the connection was there.
  import.meta.hot?.on('vite:ws:connect', () => {
    readTable().catch(console.error);
  });
  const finder = await started;
  if (isLeft) return;
  const select = ({ file, field }: FieldPlace) =>
    sendMessage(parent, editor, { kind: 'select', file, field });
  makeFocusable(marks);
  addEventListener('click', (event) => selectClicked(event, finder, select), true);
  addEventListener('mousedown', (event) => selectLabel(event, finder, select), true);
  addEventListener(
    'keydown',
    (event) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof Element) || target.matches(CONTROL)) return;
      const field = finder.at(target);
      if (!field) return;
      event.preventDefault();
      select(field);
    },
    true,
  );
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== editor) return;
    const message = readMessage(data);
    if (message?.kind === 'show') outline(finder.elementsOf(message), message.name);
    if (message?.kind === 'text' && !finder.showText(message)) {
      finder.showUnmarked(message);
      showMarkdown(finder, message).catch(console.error);
    }
    if (message?.kind === 'view') showTheme(message.theme);
  });
  watchTheme((theme) => sendMessage(parent, editor, { kind: 'view', theme }));
  sendMessage(parent, editor, { kind: 'ready', path: location.pathname });
}

/**
 * Selects the field that was clicked. A link is followed with Ctrl, Cmd or Alt, or if it is outside of cards and
 * its text belongs to no field. Other controls work as for visitors.
 */
function selectClicked(
  event: MouseEvent,
  finder: FieldFinder,
  select: (field: FieldPlace) => void,
): void {
  const { target, isTrusted, ctrlKey, metaKey, altKey, shiftKey, detail, clientX, clientY } = event;
  // Clicks of scripts do what they always do, such as those that are repeated after hydration.
  if (!isTrusted || !(target instanceof Element) || shiftKey) return;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  if (ctrlKey || metaKey || altKey) {
    if (!link) return;
    stop(event);
    link.click();
    return;
  }
  const field = finder.at(target, detail === 0 ? undefined : { x: clientX, y: clientY });
  if (link && (field || link.closest('article'))) stop(event);
  if (field) select(field);
}

/** Selects the field of a label that is drawn over a menu, which opens before there is a click. */
function selectLabel(
  event: MouseEvent,
  finder: FieldFinder,
  select: (field: FieldPlace) => void,
): void {
  const { target, clientX, clientY } = event;
  if (!(target instanceof HTMLSelectElement)) return;
  const field = finder.at(target, { x: clientX, y: clientY });
  if (!field) return;
  event.preventDefault();
  select(field);
}

/** Keeps a click from the link, and from an island that would repeat it after its hydration. */
function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
  const island = event.target instanceof Element ? event.target.closest('astro-island') : null;
  island?.earlyEvents?.splice(0);
}
