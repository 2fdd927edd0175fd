import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logRejection } from 'vitrine/form';
import type { PreviewState } from '../../api.ts';
import { client } from '../client.ts';

/** Time between two questions about the process, in milliseconds: while it starts, and later. */
const [soon, later] = [1000, 3000];

/**
 * Starts the process of the preview, and asks for its state again and again.
 *
 * @param canStart Whether the content has no errors. With errors, the process would end at once.
 */
export function usePreviewProcess(canStart: boolean) {
  const [known, setKnown] = useState<PreviewState>({ state: 'stopped', output: '' });
  /** Whether the content had errors when the process was last seen without a server. */
  const wasInvalid = useRef(false);

  const start = async () => {
    const next = await client.startPreview().catch(() => undefined);
    if (next) setKnown(next);
    return next;
  };
  const look = useEffectEvent(async () => {
    const next = await client.preview().catch(() => undefined);
    if (!next) return undefined;
    const isDue = next.state === 'stopped' || (next.state === 'failed' && wasInvalid.current);
    wasInvalid.current = !canStart;
    if (isDue && canStart) return await start();
    setKnown(next);
    return next;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const follow = logRejection(async () => {
      const next = await look();
      const isQuiet = next?.state === 'ready' || next?.state === 'failed';
      if (!isOver) timer = setTimeout(follow, isQuiet ? later : soon);
    });
    follow();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return { ...known, start };
}
