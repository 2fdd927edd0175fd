import type { FieldPlace } from '../content/marks/field-table.ts';
import { isRecord } from '../lib/is-record.ts';

/**
 * A message between the editor's page and the preview in its frame. The preview sends `ready` once it can
 * take messages, and `select` for the field of a text that was clicked. The editor sends `show` for the
 * field that has the focus.
 */
export type PreviewMessage = { kind: 'ready' } | ({ kind: 'select' | 'show' } & FieldPlace);

/** Reads a message that another window sent; undefined for a message of another program. */
export function readMessage(data: unknown): PreviewMessage | undefined {
  if (!isRecord(data) || !isRecord(data.vitrine)) return undefined;
  const { kind, file, field } = data.vitrine;
  if (kind === 'ready') return { kind };
  if (kind !== 'select' && kind !== 'show') return undefined;
  return typeof file === 'string' && typeof field === 'string' ? { kind, file, field } : undefined;
}

/** Sends a message to a window, which gets it only if its page has the origin. */
export function sendMessage(target: Window, origin: string, message: PreviewMessage): void {
  target.postMessage({ vitrine: message }, origin);
}
