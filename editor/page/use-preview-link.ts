import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { FieldPlace } from '../../src/content/marks/field-table.ts';
import { readMessage, sendMessage } from '../../src/preview/messages.ts';
import { useWindowEvent } from './use-window-event.ts';

interface PreviewLink {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The origin of the preview. */
  address: string;
  focused: FieldPlace | undefined;
  onSelect: (place: FieldPlace) => void;
}

/** Exchanges messages with the page in the preview's frame, and with no other page. */
export function usePreviewLink({ frame, address, focused, onSelect }: PreviewLink): void {
  const show = (place: FieldPlace | undefined) => {
    const page = frame.current?.contentWindow;
    if (page && place) sendMessage(page, address, { kind: 'show', ...place });
  };
  useWindowEvent('message', ({ source, origin, data }) => {
    if (origin !== address || source !== frame.current?.contentWindow) return;
    const message = readMessage(data);
    if (message?.kind === 'ready') show(focused);
    if (message?.kind === 'select') onSelect({ file: message.file, field: message.field });
  });
  const onFocus = useEffectEvent(show);
  useEffect(() => onFocus(focused), [focused]);
}
