import type { AnyLanguage } from './language.ts';
import type { SomeOf } from './messages.ts';

/** The interface languages by BCP 47 tag. Each loads its texts when they are needed. */
export const languages: Readonly<Record<string, () => Promise<SomeOf<AnyLanguage>>>> = {
  ar: async () => (await import('./ar/language.ts')).ar,
  cs: async () => (await import('./cs/language.ts')).cs,
  de: async () => (await import('./de/language.ts')).de,
  en: async () => (await import('./en/language.ts')).en,
  es: async () => (await import('./es/language.ts')).es,
  fr: async () => (await import('./fr/language.ts')).fr,
  it: async () => (await import('./it/language.ts')).it,
  ja: async () => (await import('./ja/language.ts')).ja,
  nl: async () => (await import('./nl/language.ts')).nl,
  pl: async () => (await import('./pl/language.ts')).pl,
  'pt-BR': async () => (await import('./pt-BR/language.ts')).ptBr,
  sv: async () => (await import('./sv/language.ts')).sv,
  tr: async () => (await import('./tr/language.ts')).tr,
};
