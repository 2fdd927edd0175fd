/**
 * The base class of all errors that a person can fix. Programs show the message without a stack trace.
 * Any other error is a bug of the program.
 */
export class UserError extends Error {
  override name = 'UserError';
  /** The exit code of a command that ends with this error. */
  readonly exitCode: number = 1;
}
