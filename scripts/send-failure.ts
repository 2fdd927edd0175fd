/** A test that failed, as a reporter sends it to scripts/test.ts. */
export interface Failure {
  test: string;
  message: string;
}

/** Sends a failed test to the process that started this one, if there is one, which shows it at once. */
export function sendFailure(test: string, message = ''): void {
  const failure: Failure = { test, message };
  process.send?.(failure);
}

/** Whether a message of a started program is a failed test. */
export function isFailure(message: unknown): message is Failure {
  return typeof message === 'object' && message !== null && 'test' in message;
}
