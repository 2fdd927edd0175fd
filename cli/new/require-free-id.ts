import { id } from '../../src/content/schemas/fields/fields.ts';
import { UsageError } from '../command.ts';

/**
 * The id that was asked for.
 *
 * @throws UsageError if it is no id or another has it
 */
export function requireFreeId(wanted: string, taken: readonly string[]): string {
  const issue = id().safeParse(wanted).error?.issues[0];
  if (issue) throw new UsageError(`--id: expected ${issue.message}, found '${wanted}'.`);
  if (!taken.includes(wanted)) return wanted;
  throw new UsageError(`--id: '${wanted}' is taken. Without --id a free one is found.`);
}
