import { isRecord } from 'vitrine/browser';
import type { FieldPlace } from '../marks/field-table.ts';

/** A theme of the site as a page shows it, also where the page follows the system. */
export type ShownTheme = 'day' | 'night';

/**
 * A message between the editor's page and the preview in its frame. The preview sends `ready` with the path
 * of its page once it can take messages, and `select` for the field of a text that was clicked. The editor
 * sends `show` for the field that has the focus, with its name, and `text` for a text that is typed. The `view`
 * is the theme: that of the page where the preview sends it, the one to show where the editor does.
 */
export type PreviewMessage =
  | { kind: 'ready'; path: string }
  | { kind: 'view'; theme: ShownTheme }
  | ({ kind: 'select' } & FieldPlace)
  | ({ kind: 'show'; name: string } & FieldPlace)
  | ({ kind: 'text'; value: string } & FieldPlace);

/** Reads a message that another window sent; undefined for a message of another program. */
export function readMessage(data: unknown): PreviewMessage | undefined {
  if (!isRecord(data) || !isRecord(data.vitrine)) return undefined;
  const { kind, path, file, field, name, value, theme } = data.vitrine;
  if (kind === 'ready' && typeof path === 'string') return { kind, path };
  if (kind === 'view' && (theme === 'day' || theme === 'night')) return { kind, theme };
  if (typeof file !== 'string' || typeof field !== 'string') return undefined;
  if (kind === 'select') return { kind, file, field };
  if (kind === 'show' && typeof name === 'string') return { kind, file, field, name };
  return kind === 'text' && typeof value === 'string' ? { kind, file, field, value } : undefined;
}

/** Sends a message to a window, which gets it only if its page has the origin. */
export function sendMessage(target: Window, origin: string, message: PreviewMessage): void {
  target.postMessage({ vitrine: message }, origin);
}
