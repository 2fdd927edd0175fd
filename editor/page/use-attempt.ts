import { useState } from 'react';

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
