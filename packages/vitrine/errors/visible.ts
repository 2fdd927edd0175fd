/**
 * Characters that are not seen, or look like an ordinary space: control characters, other spaces, marks of
 * the text direction, and what joins letters (U+200C, U+200D) where the script of the letters never needs it.
 */
const unseen =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0001}\u{e0020}-\u{e007f}]|(?! )\p{Zs}|(?<![[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]--\p{Script=Latin}])[\u200c\u200d]/gv;

/** Shows each character of an untrusted text that is not seen as an escape such as `\u00a0`. */
export function visible(text: string): string {
  return text.replaceAll(
    unseen,
    (sign) => `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
