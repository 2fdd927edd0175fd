/** Told to a person as it is: every setting that is wrong, a line for each. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}
