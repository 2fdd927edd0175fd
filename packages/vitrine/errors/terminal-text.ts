// Control characters (Cc) but tab and line feed, line and paragraph separators, and the characters that turn or hide
// the text around them: embeddings, overrides and isolates of Unicode (UAX 9), deprecated format characters, and tags.
const dangerous =
  /[^\P{Cc}\t\n]|[\u2028\u2029\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/**
 * Text of visitors, services and files as a terminal may show it: without the characters that could control
 * the terminal or turn the rest of the line. Text is styled afterwards.
 */
export function terminalText(text: string): string {
  return text.replaceAll(dangerous, '');
}
