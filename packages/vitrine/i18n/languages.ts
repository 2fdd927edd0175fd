import { ar } from './ar/language.ts';
import { cs } from './cs/language.ts';
import { de } from './de/language.ts';
import { en } from './en/language.ts';
import { es } from './es/language.ts';
import { fr } from './fr/language.ts';
import { it } from './it/language.ts';
import { ja } from './ja/language.ts';
import type { AnyLanguage } from './language.ts';
import type { SomeOf } from './messages.ts';
import { nl } from './nl/language.ts';
import { pl } from './pl/language.ts';
import { ptBr } from './pt-BR/language.ts';
import { sv } from './sv/language.ts';
import { tr } from './tr/language.ts';

/**
 * The interface languages by BCP 47 tag. All are loaded at once: Astro reads the configuration of a site with a
 * module runner of Vite, which it closes before the integration reads the content.
 */
export const languages: Readonly<Record<string, SomeOf<AnyLanguage>>> = {
  ar,
  cs,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  'pt-BR': ptBr,
  sv,
  tr,
};
