import { useState } from 'react';

/** Runs requests to the server, and keeps the error message of the last one. */
export function useAttempt() {
  const [failure, setFailure] = useState('');
  /** Resolves with undefined where the request failed. */
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
