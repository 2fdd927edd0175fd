/** An error whose message the user sees without a stack trace, such as one line for each wrong setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
