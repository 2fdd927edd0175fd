import scriptFonts from './script-fonts.json' with { type: 'json' };
import type { FontClass } from './typefaces.ts';

/** How pages show a script for which no bundled typeface has letters: in fonts of the visitor's system. */
interface ScriptFonts {
  /** Fonts of macOS and iOS, Windows, Android and Linux, in this order. */
  sans: readonly string[];
  serif: readonly string[];
  /** Line heights of text, of headings, and of large headings. */
  leading: { text: number; heading: number; tight: number };
  /** The value of `word-break`, where lines break between phrases or words; `normal` if omitted. */
  wordBreak?: string;
  /** A font package for programs, which have no system fonts: its name, its family, and letters to recognise it by. */
  package: { name: string; family: string; letters: string };
}

/** The fonts of scripts (ISO 15924) for which no bundled typeface has letters. */
const scripts: Readonly<Record<string, ScriptFonts>> = scriptFonts;

/** The font package of a script, from which share images and the CV take letters if it is installed. */
export function fontPackage(script: string): ScriptFonts['package'] | undefined {
  return scripts[script]?.package;
}

/** Line heights for Vietnamese headings, because capital letters have two marks above each other. */
const vietnamese = ':root{--leading-heading:1.25;--leading-tight:1.2}';

/** The script of a locale (ISO 15924), such as `Cyrl` of `ru`, or `Hant` of `zh-TW`. */
export function scriptOf(locale: string): string {
  return new Intl.Locale(locale).maximize().script ?? 'Latn';
}

/**
 * The system fonts for the script of a locale, and further CSS: line heights, and no letter spacing and no
 * italics for texts in the language. For Vietnamese only line heights. Undefined for other languages whose
 * letters the typefaces have.
 */
export function scriptStyles(
  locale: string,
  fontClass: FontClass,
): { fonts: readonly string[]; css: string } | undefined {
  const name = scriptOf(locale);
  const script = scripts[name];
  const { language } = new Intl.Locale(locale);
  if (!script) return language === 'vi' ? { fonts: [], css: vietnamese } : undefined;
  const { text, heading, tight } = script.leading;
  const breaking = script.wordBreak ? `;word-break:${script.wordBreak}` : '';
  const system = script[fontClass === 'serif' ? 'serif' : 'sans'];
  return {
    // Last the font package, which `vitrine cv` loads.
    fonts: [...new Set([...system, script.package.family])],
    css: `:root{--leading-text:${text};--leading-heading:${heading};--leading-tight:${tight}}:lang(${language}){letter-spacing:normal;font-style:normal${breaking}}`,
  };
}
