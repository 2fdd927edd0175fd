/** A message that the user sees without a stack trace, such as a line for each wrong setting. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
