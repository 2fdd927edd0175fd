import { UserError } from './user-error.ts';

/** Thrown if a setting, an argument or the environment of the program does not fit. */
export class SettingsError extends UserError {
  override name = 'SettingsError';
}
