import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { placeNames } from '../../form/labels.ts';
import {
  type PreviewMessage,
  readMessage,
  type ShownTheme,
  sendMessage,
} from '../../preview/browser/messages.ts';
import type { FieldPlace } from '../../preview/marks/field-table.ts';
import { language, strings } from '../language.ts';
import { useWindowEvent } from '../use-window-event.ts';

interface PreviewLink {
  frame: RefObject<HTMLIFrameElement | null>;
  /** The origin of the preview. */
  address: string;
  focused: FieldPlace | undefined;
  onSelect: (field: FieldPlace) => void;
  /** Called with the path of each page that is ready. */
  onPage: (path: string) => void;
}

/** Exchanges messages with the page in the preview's frame, and with no other page. */
export function usePreviewLink({ frame, address, focused, onSelect, onPage }: PreviewLink) {
  /** The theme of the page; undefined before there is one. */
  const [theme, setTheme] = useState<ShownTheme>();
  const send = (message: PreviewMessage) => {
    const page = frame.current?.contentWindow;
    if (page) sendMessage(page, address, message);
  };
  const show = (field: FieldPlace | undefined) => {
    if (!field) return;
    const name = placeNames(field.field, language).at(-1) ?? strings.file.markdown;
    send({ kind: 'show', ...field, name });
  };
  useWindowEvent('message', ({ source, origin, data }) => {
    if (origin !== address || source !== frame.current?.contentWindow) return;
    const message = readMessage(data);
    if (message?.kind === 'ready') {
      onPage(message.path);
      show(focused);
    }
    if (message?.kind === 'view') setTheme(message.theme);
    if (message?.kind === 'select') onSelect({ file: message.file, field: message.field });
  });
  const onFocus = useEffectEvent(show);
  useEffect(() => onFocus(focused), [focused]);
  const chooseTheme = (chosen: ShownTheme) => {
    setTheme(chosen);
    send({ kind: 'view', theme: chosen });
  };
  return { theme, chooseTheme };
}
