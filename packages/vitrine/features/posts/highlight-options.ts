import type { CodeLanguage } from 'astro';

type LanguageName = Extract<CodeLanguage, string>;

/** Whether a name has the form of a language name of Shiki, which shows unknown languages as plain text. */
const isLanguage = (name: string): name is LanguageName => /^[a-z0-9][a-z0-9+#-]*$/.test(name);

/** Replaces the inline styles of the theme by classes, because the content security policy forbids inline styles. */
const classes = {
  postprocess: (code: string) =>
    code.replaceAll(/ style="([^"]*)"/g, (_, style) => {
      const token = /token-([\w-]+)/.exec(style)?.[1];
      return token ? ` class="${token}"` : '';
    }),
};

/** Options of Astro's `Code` component for a programming language. The classes are in code.css. */
export function codeOptions(language: string) {
  return {
    lang: isLanguage(language) ? language : undefined,
    theme: 'css-variables' as const,
    transformers: [classes],
  };
}
