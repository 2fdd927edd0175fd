import type { SaveRequest } from '../api.ts';
import type { FormGroup } from '../form/model.ts';
import { words } from '../words.ts';
import { editYaml, UnusualYaml } from '../yaml/edit-yaml.ts';
import { withLineEnds } from '../yaml/line-ends.ts';
import { putTogether, takeApart } from './markdown-file.ts';
import { Refused } from './refused.ts';
import { unixLines } from './text.ts';

/**
 * The text of a file after a change. What was not changed stays letter by letter.
 *
 * @param raw The file as it was, with its own line ends.
 * @throws Refused where the fields cannot be written into it
 */
export function changeText(
  path: string,
  raw: string,
  change: SaveRequest['change'],
  form: FormGroup,
): string {
  if ('text' in change) return withLineEnds(raw, unixLines(change.text));
  const text = unixLines(raw);
  const parts = takeApart(path, text);
  if (parts === undefined) throw new Refused(400, words.errors.noForm);
  try {
    const yaml = editYaml(parts.yaml, change.value, form);
    const body = change.body ?? parts.body;
    return withLineEnds(raw, putTogether(path, text, { yaml, body }));
  } catch (error) {
    if (error instanceof UnusualYaml) throw new Refused(400, words.errors.unusual);
    throw error;
  }
}
