import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Awaits requests to the server; `failure` is the error message of the last request. */
export function useAttempt() {
  const [failure, setFailure] = useState('');
  /** Resolves with the result of a request, or with undefined where the request failed. */
  const attempt = async <Result>(request: Promise<Result>): Promise<Result | undefined> => {
    setFailure('');
    try {
      return await request;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
  return { failure, setFailure, attempt };
}

/** Data of the server, which `load` requests when the component is first shown. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>) {
  const [loaded, setLoaded] = useState<Loaded>();
  const { attempt, ...rest } = useAttempt();
  /** Shows the result of a request. @returns whether it succeeded */
  const show = async (request: Promise<Loaded>) => {
    const result = await attempt(request);
    if (result !== undefined) setLoaded(result);
    return result !== undefined;
  };
  const onStart = useEffectEvent(() => show(load()));
  useEffect(() => {
    onStart().catch(console.error);
  }, []);
  return { loaded, show, attempt, ...rest };
}

/** Runs the actions of a part of the page one at a time: a second press on a button or key starts nothing. */
export function useOneAtATime() {
  // The state changes only with the next rendering, and a second press may come before it.
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  /** Resolves with the result of an action, or with undefined where another one runs. */
  const once = async <Result>(action: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, once };
}
