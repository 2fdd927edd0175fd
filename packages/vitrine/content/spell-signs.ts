/**
 * Spells out the signs by which names of technologies differ, for ids and addresses: `C++` is not `C`,
 * `F#` not `F`, and `.NET` not `net`.
 */
export function spellSigns(text: string): string {
  return text
    .replaceAll('+', ' plus')
    .replaceAll('#', ' sharp')
    .replaceAll(/(?<![\p{L}\p{N}.])\.(?=[\p{L}\p{N}])/gu, ' dot ');
}
