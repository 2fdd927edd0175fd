import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { logRejection } from 'vitrine/form';
import type { PreviewState } from '../../api.ts';
import { client } from '../client.ts';

/** Milliseconds between two polls: while the process starts, and once it is ready or has failed. */
const [STARTING, SETTLED] = [1000, 3000];

/**
 * Starts the process of the preview, and polls its state.
 *
 * @param canStart Whether the content has no errors. With errors, the process would end at once.
 */
export function usePreviewProcess(canStart: boolean) {
  const [process, setProcess] = useState<PreviewState>({ state: 'stopped', output: '' });
  /** Whether the content had errors at the previous poll. */
  const hadErrors = useRef(false);

  const start = async () => {
    const next = await client.startPreview().catch(() => undefined);
    if (next) setProcess(next);
    return next;
  };
  const poll = useEffectEvent(async () => {
    const next = await client.preview().catch(() => undefined);
    if (!next) return undefined;
    // A process that failed because of content errors is restarted once they are fixed; no other one.
    const shouldStart = next.state === 'stopped' || (next.state === 'failed' && hadErrors.current);
    hadErrors.current = !canStart;
    if (shouldStart && canStart) return await start();
    setProcess(next);
    return next;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const pollRepeatedly = logRejection(async () => {
      const next = await poll();
      const isSettled = next?.state === 'ready' || next?.state === 'failed';
      if (!isOver) timer = setTimeout(pollRepeatedly, isSettled ? SETTLED : STARTING);
    });
    pollRepeatedly();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
  return { ...process, start };
}
