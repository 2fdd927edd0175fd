import type { FontClass } from './typefaces.ts';

/** How pages show a script for which no bundled typeface has letters: in fonts of the visitor's system. */
interface ScriptFonts {
  /** Fonts of macOS and iOS, Windows, Android and Linux, in this order. */
  sans: readonly string[];
  serif: readonly string[];
  /** Line heights of text, of headings, and of large headings. */
  leading: readonly [text: number, heading: number, tight: number];
  /** The value of `word-break`, where lines break between phrases or words; `normal` if omitted. */
  wordBreak?: 'auto-phrase' | 'keep-all';
}

/** Font packages by script (ISO 15924), from which share images and the CV take letters if installed. */
export const fontPackages: Readonly<
  Record<string, { name: string; family: string; letters: string }>
> = Object.fromEntries(
  Object.entries({
    Jpan: ['jp', 'JP', 'あア日'],
    Hans: ['sc', 'SC', '的们'],
    Hant: ['tc', 'TC', '的們'],
    Kore: ['kr', 'KR', '가'],
    Arab: ['arabic', 'Arabic', 'ابيه'],
    Hebr: ['hebrew', 'Hebrew', 'אבת'],
    Deva: ['devanagari', 'Devanagari', 'अकह'],
  }).map(([script, [name = '', family = '', letters = '']]) => [
    script,
    {
      name: `@fontsource-variable/noto-sans-${name}`,
      family: `Noto Sans ${family}`,
      letters,
    },
  ]),
);

/** Fonts and line heights by script (ISO 15924), without letter spacing and italics. */
export const scriptFonts: Readonly<Record<string, ScriptFonts>> = {
  Jpan: {
    sans: ['Hiragino Sans', 'Yu Gothic', 'Meiryo', 'Noto Sans JP', 'Noto Sans CJK JP'],
    serif: ['Hiragino Mincho ProN', 'Yu Mincho', 'Noto Serif JP', 'Noto Serif CJK JP'],
    leading: [1.8, 1.4, 1.3],
    wordBreak: 'auto-phrase',
  },
  Hans: {
    sans: ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC'],
    serif: ['Songti SC', 'SimSun', 'Noto Serif SC', 'Noto Serif CJK SC'],
    leading: [1.8, 1.4, 1.3],
  },
  Hant: {
    sans: ['PingFang TC', 'Microsoft JhengHei', 'Noto Sans TC', 'Noto Sans CJK TC'],
    serif: ['Songti TC', 'PMingLiU', 'Noto Serif TC', 'Noto Serif CJK TC'],
    leading: [1.8, 1.4, 1.3],
  },
  Kore: {
    sans: ['Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR'],
    serif: ['AppleMyungjo', 'Batang', 'Noto Serif KR', 'Noto Serif CJK KR'],
    leading: [1.75, 1.35, 1.25],
    wordBreak: 'keep-all',
  },
  Arab: {
    sans: ['Geeza Pro', 'Segoe UI', 'Noto Sans Arabic', 'Noto Sans Arabic UI'],
    serif: ['Al Bayan', 'Sakkal Majalla', 'Noto Naskh Arabic', 'Noto Naskh Arabic UI'],
    leading: [1.8, 1.5, 1.4],
  },
  Hebr: {
    sans: ['Arial Hebrew', 'Segoe UI', 'Noto Sans Hebrew'],
    serif: ['Times New Roman', 'David', 'Noto Serif Hebrew'],
    leading: [1.65, 1.25, 1.15],
  },
  Deva: {
    sans: ['Kohinoor Devanagari', 'Nirmala UI', 'Noto Sans Devanagari'],
    serif: ['ITF Devanagari', 'Kokila', 'Noto Serif Devanagari'],
    leading: [1.8, 1.5, 1.4],
  },
};

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
  const script = scriptFonts[name];
  const { language } = new Intl.Locale(locale);
  if (!script) return language === 'vi' ? { fonts: [], css: vietnamese } : undefined;
  const [text, heading, tight] = script.leading;
  const breaking = script.wordBreak ? `;word-break:${script.wordBreak}` : '';
  const system = script[fontClass === 'serif' ? 'serif' : 'sans'];
  // Last the font package, which `vitrine cv` loads.
  const further = fontPackages[name];
  return {
    fonts: [...new Set([...system, ...(further ? [further.family] : [])])],
    css: `:root{--leading-text:${text};--leading-heading:${heading};--leading-tight:${tight}}:lang(${language}){letter-spacing:normal;font-style:normal${breaking}}`,
  };
}
