/** Names of errors whose message is written for the owner and says everything. */
const FOR_THE_OWNER = new Set(['ContentError', 'SettingsError']);

/** Prints an error: the owner's mistakes as plain text, faults of the program in full. */
export function printError(error: unknown): void {
  if (error instanceof Error && FOR_THE_OWNER.has(error.name)) console.error(error.message);
  else console.error(error);
}
